// King, queen and jack, drawn in a field of 60 by 110: a cloth of the suit's colour, a face cut
// like a mask, and on the head what tells the three apart even when they are small.

const HEADS = {
  // A stepped crown with three points and a beard.
  K: (
    <>
      <path class="court-gold" d="M15 28 12 8l9 8 9-12 9 12 9-8-3 20Z" />
      <path class="court-line" d="M15.5 23.5h29" />
      <circle class="court-cloth" cx="30" cy="16" r="3" />
      <path class="court-line" d="M22 52q8 13 16 0" />
      <path class="court-hair" d="M20.5 46Q21 62 30 66q9-4 9.5-20-3 6-9.5 6t-9.5-6Z" />
    </>
  ),
  // A wound headcloth, earrings and a necklace of three rows.
  Q: (
    <>
      <path class="court-cloth" d="M14 30C8 14 20 2 33 3s22 12 13 27Q30 20 14 30Z" />
      <path class="court-line" d="M15 24Q30 9 47 22M19 14Q32 3 45 14" />
      <path class="court-gold" d="M14 30Q30 19 46 30l-1 4Q30 25 15 34Z" />
      <circle class="court-gold" cx="16.5" cy="49" r="3.6" />
      <circle class="court-gold" cx="43.5" cy="49" r="3.6" />
      <path class="court-beads" d="M21 66q9 8 18 0M18 71q12 10 24 0M16 77q14 11 28 0" />
    </>
  ),
  // A flat cap with a feather.
  J: (
    <>
      <path class="court-gold" d="M41 18C52 12 55 3 53 0 46 1 39 8 38 16Z" />
      <path class="court-line" d="M40 17Q48 11 52 2" />
      <path class="court-cloth" d="M12 30q-2-16 18-17t18 17q-18-8-36 0Z" />
      <path class="court-gold" d="M12.5 30q17.5-9 35 0l-1.5 4q-16-7-32 0Z" />
      <path class="court-beads" d="M22 67q8 5 16 0" />
    </>
  ),
};

export function Court({ rank }: { rank: "K" | "Q" | "J" }) {
  return (
    <g class="court">
      <path class="court-cloth" d="M1 110V92Q3 73 20 68h20q17 5 19 24v18Z" />
      <path class="court-gold" d="M20 68q10 14 20 0l5 3q-15 19-30 0Z" />
      <path class="court-weave" d="M4 95l6.5-6 6.5 6 6.5-6 6.5 6 6.5-6 6.5 6 6.5-6 6.5 6" />
      <path class="court-weave" d="M2 104l7-6 7 6 7-6 7 6 7-6 7 6 7-6 7 6" />
      <path class="court-skin" d="M24.5 56h11v13q-5.5 6-11 0Z" />
      <path class="court-skin" d="M17.5 36Q17 26 30 25q13 1 12.5 11 0 22-12.5 26Q18 58 17.5 36Z" />
      <path
        class="court-line"
        d="M21.5 40q2.7-2.6 5.4 0M33.1 40q2.7-2.6 5.4 0M30 39v9.5q-1.5 1-3 .5M26.5 54q3.5 1.8 7 0"
      />
      {HEADS[rank]}
    </g>
  );
}
