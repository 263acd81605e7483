import type { Box } from '../../geometry/bounds';
import { multiply } from '../../geometry/matrix';
import type { Content } from './content';
import { beziersOf } from './outlines';
import { fixed, type Frames, type Item, type Json } from './properties';

/** A file in the making: layers put together first, and how many layers there are. */
export interface Writing {
  frames: Frames;
  assets: Item[];
  count: number;
}

/** Where a layer is put and how it shows. */
export interface Placing {
  name: string;
  parent: number | null;
  /** Lottie's transform; absent, the layer lies where its parent does. */
  transform?: Item;
  /** Lottie's opacity. */
  opacity: Item;
}

/** The next layer number. */
export function nextIndex(writing: Writing): number {
  writing.count += 1;
  return writing.count;
}

/** What every layer has; a layer lasts one frame longer than the clip, so that the last frame can be held. */
export function layerBase(writing: Writing, ty: number, ind: number, { name, parent, transform, opacity }: Placing): Item {
  return {
    ty, ind, nm: name, ...(parent === null ? {} : { parent }), ip: 0, op: writing.frames + 1, st: 0, sr: 1, bm: 0, ddd: 0,
    ks: { a: fixed([0, 0]), p: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), ...transform, o: opacity },
  };
}

const moved = (x: number, y: number): Item => ({ p: fixed([x, y]) });

function masksOf({ masks }: Content, x: number, y: number): Json[] {
  return masks.flatMap(({ d, matrix }, i) => beziersOf(d, multiply([1, 0, 0, 1, -x, -y], matrix)).map((k): Json =>
    ({ inv: false, mode: i === 0 ? 'a' : 'i', pt: { a: 0, k }, o: fixed(100), x: fixed(0) })));
}

/** Puts layers together as an asset that is as large as `box`; gives its name. */
function composed(writing: Writing, layers: readonly Content[], box: Box): string {
  const inner: Writing = { ...writing, count: 0 };
  const id = `c${writing.assets.length}`;
  const asset: Item = { id, layers: [] };
  writing.assets.push(asset);
  asset.layers = layers.flatMap((content, i) => contentLayers(inner, content, box, {
    name: `${i}`, parent: null, transform: moved(-box.x, -box.y), opacity: fixed(100 * content.opacity),
  }, nextIndex(inner)));
  return id;
}

/** The layers that show a content, topmost first: the layer itself under number `ind`, above it the matte that cuts it. */
export function contentLayers(writing: Writing, content: Content, box: Box, placing: Placing, ind: number): Item[] {
  const { layers, shapes, matte } = content;
  const matteIndex = matte ? nextIndex(writing) : 0;
  const masks = masksOf(content, layers ? box.x : 0, layers ? box.y : 0);
  const base = layers ? composedLayer(writing, layers, box, placing, ind) : { ...layerBase(writing, 4, ind, placing), shapes };
  const layer: Item = {
    ...base, ...(masks.length ? { hasMask: true, masksProperties: masks } : {}), ...(matte ? { tt: 1, tp: matteIndex } : {}),
  };
  if (!matte) return [layer];
  const cutter = { ...placing, name: `${placing.name} matte`, opacity: fixed(100) };
  return [{ ...layerBase(writing, 4, matteIndex, cutter), shapes: matte, td: 1 }, layer];
}

function composedLayer(writing: Writing, layers: readonly Content[], box: Box, placing: Placing, ind: number): Item {
  const refId = composed(writing, layers, box);
  // What is put together begins at its box's corner; inside another such box the corner is at zero.
  const nested = placing.transform !== undefined;
  const base = layerBase(writing, 0, ind, { ...placing, transform: nested ? moved(0, 0) : moved(box.x, box.y) });
  return { ...base, refId, w: box.width, h: box.height };
}
