import { type Box, boxPath } from '../../geometry/bounds';
import { IDENTITY, multiply } from '../../geometry/matrix';
import { round } from '../../geometry/number-text';
import { type Content, WHITE } from './content';
import { beziersOf, pathItems } from './outlines';
import { fixed, type Item, transformOf } from './properties';

/** The state of writing a file: its compositions, and its number of layers. */
export interface Writing {
  /** How many frames the file has. */
  frames: number;
  assets: Item[];
  count: number;
}

/** The position and visibility of a layer. */
export interface Placing {
  name: string;
  parent: number | null;
  /** Lottie's transform; if absent, that of the parent. */
  transform?: Item;
  /** Lottie's opacity. */
  opacity: Item;
  /** Whether the opacity is ever strictly between 0 and 100. */
  fades: boolean;
  /** The time remap of the composition, in seconds. */
  moment?: Item;
}

/** The next layer number. */
export function nextIndex(writing: Writing): number {
  writing.count += 1;
  return writing.count;
}

/** The fields of every layer; a layer lasts one frame longer than the file, so that the last frame can be held. */
export function layerBase(
  writing: Writing,
  ty: number,
  ind: number,
  { name, parent, transform, opacity }: Omit<Placing, 'fades' | 'moment'>,
): Item {
  return {
    ty,
    ind,
    nm: name,
    ...(parent === null ? {} : { parent }),
    ip: 0,
    op: writing.frames + 1,
    st: 0,
    ks: { a: fixed([0, 0]), p: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), ...transform, o: opacity },
  };
}

const moved = (x: number, y: number): Item => ({ p: fixed([x, y]) });

function maskOf({ mask }: Content, x: number, y: number): Item {
  if (!mask) return {};
  const [k] = beziersOf(mask.d, multiply([1, 0, 0, 1, -x, -y], mask.matrix));
  return k
    ? { hasMask: true, masksProperties: [{ inv: false, mode: 'a', pt: fixed(k), o: fixed(100), x: fixed(0) }] }
    : {};
}

/** Adds layers as a composition of the size of `box`; gives its name. */
function composed(writing: Writing, layers: readonly Content[], box: Box): string {
  const inner: Writing = { ...writing, count: 0 };
  const id = `c${writing.assets.length}`;
  const asset: Item = { id, layers: [] };
  writing.assets.push(asset);
  asset.layers = layers.flatMap((content, i) => {
    const placing = {
      name: `${i}`,
      parent: null,
      transform: moved(-box.x, -box.y),
      opacity: fixed(round(100 * content.opacity, 3)),
      fades: content.opacity < 1,
    };
    const written = contentLayers(inner, content, box, placing, nextIndex(inner));
    return content.at === null
      ? written
      : written.map((layer) => ({ ...layer, ip: content.at, op: (content.at ?? 0) + 1 }));
  });
  return id;
}

/** Makes a matte over a whole box, so that the layer below it takes its opacity as a group. */
function veil(box: Box): Item[] {
  return [
    {
      ty: 'gr',
      it: [
        ...pathItems(boxPath(box), IDENTITY),
        { ty: 'fl', c: fixed(WHITE), o: fixed(100), r: 1 },
        transformOf(IDENTITY),
      ],
    },
  ];
}

/**
 * Makes the layers of a content, topmost first: the layer itself under number `ind`, and above it its matte. Content
 * that fades as a group does so by its matte: not every player applies a layer's own opacity to the group.
 */
export function contentLayers(writing: Writing, content: Content, box: Box, placing: Placing, ind: number): Item[] {
  const { layers, shapes } = content;
  const matte = content.matte ?? (placing.fades && (layers || shapes.length > 1) ? veil(box) : null);
  const matteIndex = matte ? nextIndex(writing) : 0;
  const mask = maskOf(content, layers ? box.x : 0, layers ? box.y : 0);
  const shown = matte ? { ...placing, opacity: fixed(100) } : placing;
  const base = layers
    ? composedLayer(writing, layers, box, shown, ind)
    : { ...layerBase(writing, 4, ind, shown), shapes };
  const layer: Item = { ...base, ...mask, ...(matte ? { tt: 1, tp: matteIndex } : {}) };
  if (!matte) return [layer];
  return [
    { ...layerBase(writing, 4, matteIndex, { ...placing, name: `${placing.name} matte` }), shapes: matte, td: 1 },
    layer,
  ];
}

function composedLayer(writing: Writing, layers: readonly Content[], box: Box, placing: Placing, ind: number): Item {
  const refId = composed(writing, layers, box);
  // A composition begins at the corner of its box; inside another one that corner is at zero.
  const nested = placing.transform !== undefined;
  const base = layerBase(writing, 0, ind, { ...placing, transform: nested ? moved(0, 0) : moved(box.x, box.y) });
  return { ...base, refId, w: box.width, h: box.height, ...(placing.moment ? { tm: placing.moment } : {}) };
}
