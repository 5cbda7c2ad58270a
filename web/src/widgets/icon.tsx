// Small pictures for buttons, drawn with one pen.

const PATHS = {
  home: "M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10M10 19.5v-5h4v5",
  last: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2",
  rules: "M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20",
  chat: "M4 5.5h16v11h-9l-4.5 4v-4H4ZM8 9.5h8M8 12.7h5",
  menu: "M4 7h16M4 12h16M4 17h16",
  score: "M5 20V10M10 20V4M15 20v-8M20 20v-5M3 20h19",
  close: "M6 6l12 12M18 6 6 18",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  down: "M6 9l6 6 6-6",
  bot: "M6 9h12v9H6ZM12 9V5.5M12 5.5h.01M9.5 13v1.5M14.5 13v1.5M4 12.5v3M20 12.5v3",
  eye: "M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5S5.5 16.5 3 12ZM12 9.5a2.5 2.5 0 1 0 .01 0",
  hint: "M9 17.5h6M10 20.5h4M9 17c0-2.5-3-3.6-3-7a6 6 0 0 1 12 0c0 3.4-3 4.5-3 7",
  flag: "M6 21V4h11l-2 4 2 4H6",
  settings: "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5",
  mute: "M4 9.5v5h3.5l5 4v-13l-5 4ZM16 9.5l5 5M21 9.5l-5 5",
  first: "M6 5v14M18 5l-9 7 9 7",
  previous: "M16 5l-9 7 9 7",
  next: "M8 5l9 7-9 7",
  final: "M18 5v14M6 5l9 7-9 7",
  check: "M4.5 12.5l5 5 10-11",
} as const;

export type IconName = keyof typeof PATHS;

/** Pictures that point along the way of reading. */
const WAYS = new Set<IconName>(["first", "previous", "next", "final"]);

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={WAYS.has(name) ? "icon icon-way" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A button that shows only a picture; its name is there for everyone who asks. */
export function IconButton({
  icon,
  label,
  onClick,
  badge = 0,
  class: extra = "",
}: {
  icon: IconName;
  label: string;
  onClick(): void;
  badge?: number;
  class?: string;
}) {
  return (
    <button
      type="button"
      class={`icon-button ${extra}`}
      aria-label={badge ? `${label} (${badge})` : label}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
      {badge > 0 && <span class="count">{badge > 9 ? "9+" : badge}</span>}
    </button>
  );
}
