import type { AnimationClip } from '@/lib/core/clip/schema';
import type {
  LayerEnd,
  NumberedAnswer,
  NumberedQuestion,
  PictureView,
  SheetAnswers,
  SheetDrawing,
  SheetQuestion,
  TypedWords,
  WardrobeItem,
  WordsDrawing,
} from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

/** The size of the picture cache. A picture of 160 × 160 pixels takes 0.1 MB. */
const MAX_PICTURES = 240;
/** The side of a picture in pixels: twice that of its card, for high-density screens. */
const PICTURE_PX = 160;

/** Draws character sheets in a worker. Requests for the stage go before pictures for cards. */
export interface Drawer {
  draw(sheet: CharacterSheet): Promise<SheetDrawing>;
  /** Draws a prompt with the first seed, and gives a sheet for each seed. Can be aborted while it is queued. */
  design(words: TypedWords, seeds: readonly number[], signal: AbortSignal): Promise<WordsDrawing | null>;
  /** The critic's cost of a drawing, where lower is better. Can be aborted while it is queued. */
  critique(sheet: CharacterSheet, signal: AbortSignal): Promise<number>;
  /** The idle motion of a drawing. Can be aborted while it is queued. */
  idle(sheet: CharacterSheet, signal: AbortSignal): Promise<AnimationClip>;
  wardrobe(): Promise<readonly WardrobeItem[]>;
  /** The ends of the paint order to which a worn item can be moved with a visible effect. */
  layers(sheet: CharacterSheet, item: string): Promise<readonly LayerEnd[]>;
  /** A picture of a sheet. The drawer caches and closes it. Can be aborted while it is queued. */
  picture(sheet: CharacterSheet, view: PictureView, signal: AbortSignal): Promise<ImageBitmap>;
  /** Starts the worker before the first request. */
  warm(): void;
  /** Terminates the worker. A later request starts a new one. */
  close(): void;
}

/** A worker that answers numbered requests. */
export interface DrawingWorker {
  send(question: NumberedQuestion): void;
  end(): void;
}

/** Starts a worker; `heard` is called with its answers, `stopped` when it fails. */
export type StartWorker = (heard: (answer: NumberedAnswer) => void, stopped: () => void) => DrawingWorker;

interface Waiting {
  question: SheetQuestion;
  signal?: AbortSignal;
  resolve: (answer: SheetAnswers[keyof SheetAnswers]) => void;
  reject: (error: Error) => void;
}

const STOPPED = 'The drawing stopped. Try again.';
const aborted = (): Error => new DOMException('The picture is no longer needed.', 'AbortError');

/** A queue of requests to a worker, one at a time. `start` creates the worker at the first request. */
function createQuestions(start: StartWorker) {
  let worker: DrawingWorker | null = null;
  let asked: Waiting | null = null;
  let number = 0;
  let waiting: Waiting[] = [];

  function end(error: Error): void {
    worker?.end();
    const all = [...(asked ? [asked] : []), ...waiting];
    [worker, asked, waiting] = [null, null, []];
    for (const { reject } of all) reject(error);
  }
  const running = () => (worker ??= start(settle, () => end(new Error(STOPPED))));
  function settle(data: NumberedAnswer): void {
    if (!asked || data.number !== number) return;
    const { resolve, reject } = asked;
    asked = null;
    if ('answer' in data) resolve(data.answer);
    else reject(new Error(data.failure));
    next();
  }
  function next(): void {
    if (asked) return;
    for (const { reject, signal } of waiting) if (signal?.aborted) reject(aborted());
    waiting = waiting.filter(({ signal }) => !signal?.aborted);
    asked = waiting.find(({ question }) => question.ask !== 'picture') ?? waiting[0] ?? null;
    if (!asked) return;
    waiting = waiting.filter((each) => each !== asked);
    number += 1;
    try {
      running().send({ ...asked.question, number });
    } catch (error) {
      end(error instanceof Error ? error : new Error(STOPPED));
    }
  }
  const ask = (question: SheetQuestion, signal?: AbortSignal) =>
    new Promise<SheetAnswers[keyof SheetAnswers]>((resolve, reject) => {
      waiting.push({ question, signal, resolve, reject });
      next();
    });
  return { ask, end };
}

/** Creates a drawer; `start` creates its worker at the first request. */
export function createDrawer(start: StartWorker): Drawer {
  const { ask, end } = createQuestions(start);
  const pictures = new Map<string, ImageBitmap>();
  return {
    draw: (sheet) => ask({ ask: 'draw', sheet }) as Promise<SheetDrawing>,
    design: (words, seeds, signal) => ask({ ask: 'design', words, seeds }, signal) as Promise<WordsDrawing | null>,
    critique: (sheet, signal) => ask({ ask: 'critique', sheet }, signal) as Promise<number>,
    idle: (sheet, signal) => ask({ ask: 'idle', sheet }, signal) as Promise<AnimationClip>,
    wardrobe: () => ask({ ask: 'wardrobe' }) as Promise<readonly WardrobeItem[]>,
    layers: (sheet, item) => ask({ ask: 'layers', sheet, item }) as Promise<readonly LayerEnd[]>,
    async picture(sheet, view, signal) {
      const key = JSON.stringify([sheet, view]);
      const known = pictures.get(key);
      const picture =
        known ?? ((await ask({ ask: 'picture', sheet, view, pixels: PICTURE_PX }, signal)) as ImageBitmap);
      // Keeps the map in order of last use, so that the least recently used picture is dropped.
      pictures.delete(key);
      pictures.set(key, picture);
      if (pictures.size > MAX_PICTURES) forgetFirst(pictures);
      return picture;
    },
    // An error is ignored here, because the next request reports it.
    warm: () => void ask({ ask: 'wardrobe' }).catch(() => undefined),
    close: () => end(aborted()),
  };
}

function forgetFirst(pictures: Map<string, ImageBitmap>): void {
  const [first] = pictures;
  if (!first) return;
  first[1].close();
  pictures.delete(first[0]);
}
