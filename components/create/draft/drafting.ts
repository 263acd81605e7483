import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { SheetDrawing, TypedWords, WordsDrawing, WordsReading } from '@/lib/core/sheet/drawn-sheet';
import { bestFirst } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Drawer } from '../../drawer/drawer';

/** The debounce before a prompt is drawn. */
const DRAW_AFTER_MS = 60;
/** The delay after a draft before its alternatives are drawn, so that typing does not wait for them. */
const ALTERNATIVES_AFTER_MS = 240;
/** The delay after which a first draft that is still being drawn is announced. */
const SLOW_AFTER_MS = 400;
/** The delay after which a draft is final: it is announced to screen readers and starts to move. */
const SETTLED_AFTER_MS = 700;

/** The number of drawings to choose from. */
const MAX_CHOICES = 7;

const FAILURE = 'No draft can be drawn here now; Create mascot works without one.';

/** The drafts of the typed prompt. */
export interface DraftState {
  shown: Pick<SheetDrawing, 'sheet' | 'spec'> | null;
  /** The prompt that was drawn last; null without one. */
  words: TypedWords | null;
  reading: WordsReading | null;
  /** The best drawings of the prompt, including the shown one. They stay until those of the next prompt are drawn. */
  choices: readonly CharacterSheet[];
  /** The seed of the shown draft, which the next prompt uses too. */
  seed: number;
  isSettled: boolean;
  /** Whether the first draft of a prompt takes noticeably long, as while the artist is loaded on a slow connection. */
  isSlow: boolean;
  /** The idle animation of the shown draft. */
  idle: AnimationClip | null;
  failure: string | null;
}

/** The sheet of a draft, and the prompt that it was read from. */
export interface ReadyDraft {
  sheet: CharacterSheet;
  prompt: string;
}

/** Draws drafts of a prompt while it is typed. */
export interface Drafting {
  store: StoreApi<DraftState>;
  /** Draws a prompt after the debounce, and cancels drafts of earlier ones. Null removes the draft. */
  type(words: TypedWords | null): void;
  /** Shows the drawing of another seed. */
  choose(seed: number): void;
  /** Keeps the seed, and gives the draft of the latest prompt once it is shown; null if none can be drawn. */
  latest(): Promise<ReadyDraft | null>;
}

const NOTHING = {
  shown: null,
  words: null,
  reading: null,
  choices: [],
  isSettled: false,
  isSlow: false,
  idle: null,
  failure: null,
};

/** The internal state of drafting. */
interface DraftVisit {
  drawer: Drawer;
  seeds: readonly number[];
  store: StoreApi<DraftState>;
  latest: TypedWords | null;
  drawn: { words: TypedWords; design: WordsDrawing } | null;
  /** Whether the seed is fixed, because the best drawing was found or the user selected one. */
  isChosen: boolean;
  /** Aborted when a newer prompt or another seed is requested. */
  stop: AbortController;
  /** How often the prompt was cleared. A drawing that was requested before is not shown afterwards. */
  endings: number;
}

/** Creates the drafting of a page visit. A seed keeps the look of a character stable while the prompt changes. */
export function createDrafting(drawer: Drawer, seeds: readonly number[]): Drafting {
  const store = createStore<DraftState>(() => ({ ...NOTHING, seed: seeds[0] ?? 0 }));
  const stop = new AbortController();
  const visit: DraftVisit = { drawer, seeds, store, latest: null, drawn: null, isChosen: false, stop, endings: 0 };
  const type = (words: TypedWords | null) => {
    visit.latest = words;
    if (words) return begin(visit, (signal) => draw(visit, words, signal));
    visit.stop.abort();
    visit.endings += 1;
    visit.drawn = null;
    store.setState(NOTHING);
  };
  return {
    store,
    type,
    choose(seed) {
      visit.isChosen = true;
      store.setState({ seed });
      const design = visit.drawn?.words === visit.latest ? visit.drawn?.design : undefined;
      const sheet = design?.sheets.find((each) => each.seed === seed);
      if (!sheet) return type(visit.latest);
      begin(visit, (signal) => drawSheet(visit, sheet, signal));
    },
    latest() {
      visit.isChosen = true;
      return new Promise((resolve) => {
        const look = () => {
          if (!isCurrent(visit)) return;
          stopLooking();
          const { shown, words } = store.getState();
          resolve(shown && words && { sheet: shown.sheet, prompt: words.prompt });
        };
        const stopLooking = store.subscribe(look);
        look();
      });
    },
  };
}

/** Whether the latest prompt and seed are shown, or cannot be drawn. */
function isCurrent({ store, latest }: DraftVisit): boolean {
  const { shown, words, seed, failure } = store.getState();
  if (failure !== null) return true;
  return words === latest && (shown === null || shown.sheet.seed === seed);
}

/** Aborts the work in progress and starts new work. */
function begin(visit: DraftVisit, work: (signal: AbortSignal) => Promise<void>): void {
  visit.stop.abort();
  visit.stop = new AbortController();
  const { signal } = visit.stop;
  visit.store.setState({ isSettled: false });
  void work(signal).catch(() => {
    if (!signal.aborted) visit.store.setState({ ...NOTHING, failure: FAILURE });
  });
}

async function draw(visit: DraftVisit, words: TypedWords, signal: AbortSignal): Promise<void> {
  const { drawer, seeds, store, endings } = visit;
  await pause(DRAW_AFTER_MS, signal);
  if (signal.aborted) return;
  const { seed } = store.getState();
  const slow = setTimeout(() => store.setState(({ shown }) => ({ isSlow: shown === null })), SLOW_AFTER_MS);
  signal.addEventListener('abort', () => clearTimeout(slow));
  const design = await drawer
    .design(words, [seed, ...seeds.filter((each) => each !== seed)], signal)
    .finally(() => clearTimeout(slow));
  // A late drawing is still newer than the shown one, unless the prompt was cleared or the seed was changed.
  if (visit.endings !== endings || store.getState().seed !== seed) return;
  visit.drawn = design && { words, design };
  if (!design) return store.setState({ ...NOTHING, words });
  show(visit, design.drawing);
  store.setState({ words, reading: design.reading });
  await pause(ALTERNATIVES_AFTER_MS, signal);
  if (signal.aborted) return;
  const ordered = await bestOf(visit, design, signal);
  if (!ordered) return;
  const [best] = ordered;
  const kept = ordered.find((sheet) => sheet.seed === seed);
  store.setState({ choices: shownFirst(ordered, kept) });
  // The seed changes only once, so that a character that the user has seen stays the same while the prompt changes.
  const isBetter = best && kept && best !== kept && !visit.isChosen;
  visit.isChosen = true;
  if (!isBetter) return settle(visit, design.drawing.sheet, signal);
  store.setState({ seed: best.seed });
  await drawSheet(visit, best, signal);
}

/** The drawings to choose from: the best ones, including the shown one. */
function shownFirst(ordered: readonly CharacterSheet[], shown: CharacterSheet | undefined): CharacterSheet[] {
  const first = ordered.slice(0, MAX_CHOICES);
  return shown && !first.includes(shown) ? [...first.slice(0, -1), shown] : first;
}

/**
 * The drawings of a prompt for each seed, from best to worst. Empty if all look the same; null if a newer prompt
 * arrived.
 */
async function bestOf(
  { drawer, seeds }: DraftVisit,
  { drawing, sheets }: WordsDrawing,
  signal: AbortSignal,
): Promise<CharacterSheet[] | null> {
  if (!variesBySeed(drawing)) return [];
  const inOrder = seeds.flatMap((each) => sheets.find((sheet) => sheet.seed === each) ?? []);
  // People are not ranked by the critic: the seed alone decides who is drawn.
  if (isPerson(drawing)) return inOrder;
  const costs = new Map<CharacterSheet, number>();
  for (const sheet of inOrder) {
    costs.set(sheet, await drawer.critique(sheet, signal));
    if (signal.aborted) return null;
  }
  return bestFirst(inOrder, (sheet) => costs.get(sheet) ?? 0);
}

const isPerson = ({ traits }: SheetDrawing): boolean => traits.shown.person.skin !== undefined;

/** Whether other seeds give other drawings. Objects without breeds always look the same. */
const variesBySeed = ({ spec, traits }: SheetDrawing): boolean =>
  spec.archetype !== 'object' || traits.breeds.length > 0;

async function drawSheet(visit: DraftVisit, sheet: CharacterSheet, signal: AbortSignal): Promise<void> {
  const drawing = await visit.drawer.draw(sheet);
  if (signal.aborted) return;
  show(visit, drawing);
  await settle(visit, sheet, signal);
}

const show = ({ store }: DraftVisit, { sheet, spec }: SheetDrawing): void =>
  store.setState({ shown: { sheet, spec }, isSlow: false, idle: null, failure: null });

async function settle({ drawer, store }: DraftVisit, sheet: CharacterSheet, signal: AbortSignal): Promise<void> {
  await pause(SETTLED_AFTER_MS, signal);
  if (signal.aborted) return;
  store.setState({ isSettled: true });
  const idle = await drawer.idle(sheet, signal);
  if (!signal.aborted) store.setState({ idle });
}

/** Waits for a time, or until the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
