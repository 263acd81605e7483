import { createCanvasPainter } from '@/lib/core/paint/canvas';
import type { CanvasLike } from '@/lib/core/paint/canvas-like';
import type {
  NumberedAnswer,
  NumberedQuestion,
  SheetAnswers,
  SheetDrawing,
  SheetQuestion,
  TypedWords,
  WordsDrawing,
} from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { presetClip } from '@/lib/core/clip/presets';
import { critique } from '../critic';
import { drawingOfSheet } from './drawing';
import { layersOf } from './layers';
import { pictureOf, type FramedDrawing } from './picture-box';
import { WARDROBE_ITEMS } from './wardrobe-items';
import { drawWords } from './words-drawing';

/** The part of a worker's global scope that is used here. TypeScript's `dom` types do not contain it. */
interface WorkerScope {
  addEventListener(type: 'message', heard: (event: MessageEvent<NumberedQuestion>) => void): void;
  postMessage(message: NumberedAnswer, transfer: Transferable[]): void;
}
const scope = globalThis as unknown as WorkerScope;

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures in a worker.');
  return context;
}

/**
 * Casts a context for the painter. It is safe as long as the painter's paths and layers are made by the same factory.
 */
const asPainted = (context: OffscreenCanvasRenderingContext2D) => context as unknown as CanvasLike<Path2D>;

function painted({ frame, box }: FramedDrawing, pixels: number): ImageBitmap {
  const context = contextOf(pixels, pixels);
  const scale = pixels / box.width;
  context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  // A painter caches what it has drawn, so each picture uses a new one.
  const paint = createCanvasPainter<Path2D>({
    path: (d) => new Path2D(d),
    layer: (width, height) => asPainted(contextOf(width, height)),
  });
  paint(asPainted(context), frame);
  return context.canvas.transferToImageBitmap();
}

/** The size of the drawing cache, at about 0.1 MB each: choosing a design by its picture needs no second drawing. */
const MAX_DRAWINGS = 100;
const drawings = new Map<string, SheetDrawing>();

function drawn(sheet: CharacterSheet): SheetDrawing {
  const drawing = drawings.get(JSON.stringify(sheet)) ?? drawingOfSheet(sheet);
  keep(drawing);
  return drawing;
}

function keep(drawing: SheetDrawing): void {
  const key = JSON.stringify(drawing.sheet);
  // Least recently used first: a map iterates in insertion order.
  drawings.delete(key);
  drawings.set(key, drawing);
  const [first] = drawings.keys();
  if (drawings.size > MAX_DRAWINGS && first !== undefined) drawings.delete(first);
}

function designed(words: TypedWords, seeds: readonly number[]): WordsDrawing | null {
  const result = drawWords(words, seeds);
  if (result) keep(result.drawing);
  return result;
}

function answerTo(question: SheetQuestion): SheetAnswers[keyof SheetAnswers] {
  if (question.ask === 'wardrobe') return WARDROBE_ITEMS;
  if (question.ask === 'draw') return drawn(question.sheet);
  if (question.ask === 'design') return designed(question.words, question.seeds);
  if (question.ask === 'layers') return layersOf(question.sheet, question.item, (sheet) => drawn(sheet).spec);
  if (question.ask === 'critique') return critique(question.sheet).cost;
  if (question.ask === 'idle') return presetClip(drawn(question.sheet).spec, 'idle');
  return painted(pictureOf(drawn(question.sheet).spec, question.view), question.pixels);
}

scope.addEventListener('message', ({ data: { number, ...question } }) => {
  try {
    const answer = answerTo(question);
    scope.postMessage({ number, answer }, answer instanceof ImageBitmap ? [answer] : []);
  } catch (error) {
    scope.postMessage({ number, failure: error instanceof Error ? error.message : 'The drawing failed.' }, []);
  }
});
