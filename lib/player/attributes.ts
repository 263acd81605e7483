const text = (value: string | null): string | null => value;
const flag = (value: string | null): boolean => value !== null && value !== 'false';

const TRIGGERS = ['auto', 'hover', 'click', 'none'] as const;
/** An event that starts playback. */
export type Trigger = (typeof TRIGGERS)[number];

/** The maximum playback speed, beyond which a motion is unrecognisable. */
const MAX_SPEED = 16;

/** Every attribute of the element, with a function that parses its text. */
export const ATTRIBUTES = {
  /** The URL of the bundle. */
  src: text,
  /** The motion to play; `idle` if absent. */
  animation: text,
  trigger: (value: string | null): Trigger => TRIGGERS.find((each) => each === value) ?? 'auto',
  /** The playback speed; 1 is the authored speed. */
  speed: (value: string | null): number => (value && Number(value) >= 0 ? Math.min(Number(value), MAX_SPEED) : 1),
  /** Whether the motion loops; null keeps the clip's own setting. */
  loop: (value: string | null): boolean | null => (value === null ? null : flag(value)),
  /** Colours by token, as JSON. */
  palette: text,
  'follow-cursor': flag,
  /** The state machine to run. */
  canvas: text,
  /** Draws among the element's own children instead of a shadow root. */
  'no-shadow': flag,
};

/** The name of an attribute. */
export type AttributeName = keyof typeof ATTRIBUTES;

/** Parses the current value of an attribute. */
export type ReadAttribute = <Name extends AttributeName>(name: Name) => ReturnType<(typeof ATTRIBUTES)[Name]>;

type Written<Value> = Value extends string
  ? Value
  : Value extends number
    ? number | `${number}`
    : boolean | 'true' | 'false' | '';

/** The attributes as they can be written in markup. */
export type PlayerAttributes = {
  [Name in AttributeName]?: Written<NonNullable<ReturnType<(typeof ATTRIBUTES)[Name]>>>;
};
