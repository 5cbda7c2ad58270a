// Which lines of a story belong to which step of a replay.

export interface Told<Line> {
  step: number;
  line: Line;
}

/**
 * The lines of the last story, each with the step at which it was first told.
 * @param stories the story so far at each step: lines are only ever added at its end
 */
export function toldBy<Line>(stories: Line[][]): Told<Line>[] {
  const whole = stories.at(-1) ?? [];
  let told = 0;
  return stories.flatMap((story, step) => {
    const from = told;
    told = Math.max(told, story.length);
    return whole.slice(from, told).map((line) => ({ step, line }));
  });
}

/** The first step that so many events have led to, or the last one. */
export function stepAt(steps: { event: number }[], event: number): number {
  const found = steps.findIndex((step) => step.event >= event);
  return found < 0 ? Math.max(0, steps.length - 1) : found;
}
