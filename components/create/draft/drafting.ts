import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { SheetDrawing, TypedWords, WordsDrawing, WordsReading } from '@/lib/core/sheet/drawn-sheet';
import { bestFirst } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { Drawer } from '../../drawer/drawer';

/** The pause in typing after which words are drawn. */
const DRAW_AFTER_MS = 60;
/** The pause after a draft before its alternatives are drawn: nobody looks at them while typing. */
const ALTERNATIVES_AFTER_MS = 240;
/** The pause after which a draft counts as what is meant: it is announced, and begins to move. */
const SETTLED_AFTER_MS = 700;

/** How many choices are shown at once. */
const MAX_CHOICES = 7;

const FAILURE = 'No draft can be drawn here now; Create mascot works without one.';

/** What is drawn of the typed words. */
export interface DraftState {
  shown: Pick<SheetDrawing, 'sheet' | 'spec'> | null;
  reading: WordsReading | null;
  /** The best drawings of the same words, the shown one among them; they stay while the next ones wait. */
  choices: readonly CharacterSheet[];
  /** The seed of the shown draft, also of the next words. */
  seed: number;
  isSettled: boolean;
  /** The idle motion of the shown draft. */
  idle: AnimationClip | null;
  failure: string | null;
}

/** Draws words while they are typed. */
export interface Drafting {
  store: StoreApi<DraftState>;
  /** Draws these words once typing pauses, and drops what waits for others; null ends drafts. */
  type(words: TypedWords | null): void;
  /** Shows the draft of another seed. */
  choose(seed: number): void;
}

const NOTHING = { shown: null, reading: null, choices: [], isSettled: false, idle: null, failure: null };

/** What the drafts of one visit know. */
interface DraftVisit {
  drawer: Drawer;
  seeds: readonly number[];
  store: StoreApi<DraftState>;
  latest: TypedWords | null;
  drawn: { words: TypedWords; design: WordsDrawing } | null;
  /** Whether the shown individual stays: the best one was shown, or somebody chose. */
  isChosen: boolean;
  /** Aborts what waits for newer words or for another choice. */
  stop: AbortController;
  /** How often there were no words: what was drawn before is not shown after. */
  endings: number;
}

/** The drafts of one visit; each seed is an individual that stays the same while words go on. */
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
  };
}

/** Begins work in the place of what went on before. */
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
  const design = await drawer.design(words, [seed, ...seeds.filter((each) => each !== seed)], signal);
  // What was in work when newer words came is still newer than what is shown.
  if (visit.endings !== endings || store.getState().seed !== seed) return;
  visit.drawn = design && { words, design };
  if (!design) return store.setState(NOTHING);
  show(visit, design.drawing);
  store.setState({ reading: design.reading });
  await pause(ALTERNATIVES_AFTER_MS, signal);
  if (signal.aborted) return;
  const ordered = await bestOf(visit, design, signal);
  if (!ordered) return;
  const [best] = ordered;
  const kept = ordered.find((sheet) => sheet.seed === seed);
  store.setState({ choices: shownFirst(ordered, kept) });
  // Once is enough: an individual that somebody has seen stays the same while words go on.
  const isBetter = best && kept && best !== kept && !visit.isChosen;
  visit.isChosen = true;
  if (!isBetter) return settle(visit, design.drawing.sheet, signal);
  store.setState({ seed: best.seed });
  await drawSheet(visit, best, signal);
}

/** The choices to show: the best ones, the shown one among them. */
function shownFirst(ordered: readonly CharacterSheet[], shown: CharacterSheet | undefined): CharacterSheet[] {
  const first = ordered.slice(0, MAX_CHOICES);
  return shown && !first.includes(shown) ? [...first.slice(0, -1), shown] : first;
}

/** The same words by each seed, from best to worst; none where all look the same, null where newer words came. */
async function bestOf(
  { drawer, seeds }: DraftVisit,
  { drawing, sheets }: WordsDrawing,
  signal: AbortSignal,
): Promise<CharacterSheet[] | null> {
  if (!variesBySeed(drawing)) return [];
  const inOrder = seeds.flatMap((each) => sheets.find((sheet) => sheet.seed === each) ?? []);
  // Fair dice choose who a person is, and no critic.
  if (isPerson(drawing)) return inOrder;
  const costs = new Map<CharacterSheet, number>();
  for (const sheet of inOrder) {
    costs.set(sheet, await drawer.critique(sheet, signal));
    if (signal.aborted) return null;
  }
  return bestFirst(inOrder, (sheet) => costs.get(sheet) ?? 0);
}

const isPerson = ({ traits }: SheetDrawing): boolean => traits.shown.person.skin !== undefined;

/** Whether another seed draws another individual: a thing without breeds always looks the same. */
const variesBySeed = ({ spec, traits }: SheetDrawing): boolean =>
  spec.archetype !== 'object' || traits.breeds.length > 0;

async function drawSheet(visit: DraftVisit, sheet: CharacterSheet, signal: AbortSignal): Promise<void> {
  const drawing = await visit.drawer.draw(sheet);
  if (signal.aborted) return;
  show(visit, drawing);
  await settle(visit, sheet, signal);
}

const show = ({ store }: DraftVisit, { sheet, spec }: SheetDrawing): void =>
  store.setState({ shown: { sheet, spec }, idle: null, failure: null });

async function settle({ drawer, store }: DraftVisit, sheet: CharacterSheet, signal: AbortSignal): Promise<void> {
  await pause(SETTLED_AFTER_MS, signal);
  if (signal.aborted) return;
  store.setState({ isSettled: true });
  const idle = await drawer.idle(sheet, signal);
  if (!signal.aborted) store.setState({ idle });
}

/** Waits so long, or until it is aborted. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
