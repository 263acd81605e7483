import { ANY, conditionWords, type StateChange } from '@/lib/core/canvas/machine';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { lineKey } from '../graph/routes';

/** An entry of the log: an input, a restart, or a change of state with its reason. */
export interface LogLine {
  readonly id: number;
  /** Seconds since the start. */
  readonly at: number;
  readonly text: string;
  /** The reason of a change of state; null otherwise. */
  readonly why: string | null;
}

/** The state of the running canvas. */
export interface TrialState {
  readonly state: string | null;
  /** The time at which it entered its state, in seconds since the start. */
  readonly since: number;
  /** The key of the line that was taken last; `count` makes repetitions distinct. */
  readonly went: { readonly key: string; readonly count: number } | null;
  readonly values: Readonly<Record<string, boolean | number>>;
  readonly playing: boolean;
  /** Whether it is paused because cards are being dragged. */
  readonly waiting: boolean;
  readonly log: readonly LogLine[];
}

export const IDLE_TRIAL: TrialState = {
  state: null,
  since: 0,
  went: null,
  values: {},
  playing: true,
  waiting: false,
  log: [],
};

/** Whether the canvas runs: it plays, and no cards are dragged. */
export const isRunning = ({ playing, waiting }: TrialState): boolean => playing && !waiting;

/** The most entries that the log keeps. */
const LONGEST_LOG = 300;

/** A change of state, as a `statechange` event describes it. */
export type TrialChange = Pick<StateChange, 'from' | 'to' | 'why'>;

/** The trial after the canvas has changed its state. */
export function withChange(trial: TrialState, graph: CanvasGraph, change: TrialChange, at: number): TrialState {
  const { from, to, why } = change;
  const count = (trial.went?.count ?? 0) + 1;
  return {
    ...logged(trial, { at, text: from === null ? to : `${from} → ${to}`, why }),
    state: to,
    since: at,
    went: from === null ? null : { ...wayOf(graph, change), count },
  };
}

/**
 * The trial after an edit, continued in a state that was entered at `since`, in seconds. The last taken line is
 * cleared.
 */
export const continued = (trial: TrialState, state: string, since: number): TrialState => ({
  ...trial,
  state,
  since,
  went: null,
});

/** The trial with a note in its log. */
export const withNote = (trial: TrialState, text: string, at: number): TrialState =>
  logged(trial, { at, text, why: null });

function logged(trial: TrialState, line: Omit<LogLine, 'id'>): TrialState {
  const id = (trial.log.at(-1)?.id ?? 0) + 1;
  return { ...trial, log: [...trial.log, { ...line, id }].slice(-LONGEST_LOG) };
}

/** The line of the graph that a change of state has taken. */
function wayOf({ transitions }: CanvasGraph, { from, to, why }: TrialChange): { key: string } {
  for (const start of [ANY, from ?? ANY]) {
    const index = transitions.findIndex(
      (each) => each.from === start && each.to === to && conditionWords(each.when) === why,
    );
    if (index >= 0) return { key: lineKey({ transition: index }) };
  }
  return { key: lineKey({ endOf: from ?? ANY }) };
}

/** Seconds as text for the log. */
export const secondsText = (at: number): string => `${at.toFixed(2)} s`;

/** The log as text. */
export const logText = (log: readonly LogLine[]): string =>
  log
    .map(({ at, text, why }) => `${secondsText(at).padStart(9)}  ${text}${why === null ? '' : `  (${why})`}`)
    .join('\n');
