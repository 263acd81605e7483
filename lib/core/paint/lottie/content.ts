import { IDENTITY, type Matrix, multiply } from '../../geometry/matrix';
import { pathText, segmentsOf, transformSegments } from '../../geometry/segments';
import type { ClipPath, Drawing, DrawingNode } from '../drawing';
import { beziersOf, pathItems } from './outlines';
import { fixed, type Item, transformOf } from './properties';
import { cutStroke, shapeItems } from './shapes';
import type { Paints } from './styles';

/** A clip of one outline, in canvas pixels of the part at rest. */
interface Mask {
  d: string;
  matrix: Matrix;
}

/** The content of one layer: shapes or nested layers, then its mask, its matte and its opacity as a whole. */
export interface Content {
  shapes: Item[];
  /** Topmost first; null where `shapes` are shown. */
  layers: Content[] | null;
  opacity: number;
  mask: Mask | null;
  /** Shapes that act as a matte, if the outline of the clip has holes. */
  matte: Item[] | null;
  /** The only frame of its composition at which it is present; null for all frames. */
  at: number | null;
}

/** White, in Lottie's format: the fill of mattes. */
export const WHITE = [1, 1, 1, 1];

/** Content of shapes alone. */
const plain = (shapes: Item[]): Content => ({ shapes, layers: null, opacity: 1, mask: null, matte: null, at: null });

/** Several layers as one composition, so that they are masked and faded as a whole. */
export const together = (layers: Content[]): Content => ({ ...plain([]), layers });

const isPlain = ({ layers, opacity, mask, matte }: Content): boolean => !layers && opacity === 1 && !mask && !matte;

/** Merges consecutive layers of plain shapes. */
function merged(contents: readonly Content[]): Content[] {
  return contents.reduce<Content[]>((list, content) => {
    const last = list.at(-1);
    if (last && isPlain(last) && isPlain(content)) list[list.length - 1] = plain([...last.shapes, ...content.shapes]);
    else list.push(content);
    return list;
  }, []);
}

function clipped(content: Content, clip: ClipPath, matrix: Matrix): Content {
  const [only] = clip.shapes;
  const rule = clip.shapes.length === 1 && only?.rule === 'evenodd' ? 2 : 1;
  const d = clip.shapes
    .map((shape) => (shape.transform ? pathText(transformSegments(segmentsOf(shape.d), shape.transform)) : shape.d))
    .join('');
  // Not every player intersects several masks on one layer.
  const inside = content.mask || content.matte ? together([content]) : content;
  if (beziersOf(d, matrix).length === 1) return { ...inside, mask: { d, matrix } };
  const shape: Item = {
    ty: 'gr',
    it: [...pathItems(d, matrix), { ty: 'fl', c: fixed(WHITE), o: fixed(100), r: rule }, transformOf(IDENTITY)],
  };
  return { ...inside, matte: [shape] };
}

interface Reader {
  paints: Paints;
  clips: ReadonlyMap<string, ClipPath>;
}

function asOne(contents: Content[], opacity: number, id: string | null, matrix: Matrix, { clips }: Reader): Content[] {
  const [only] = contents;
  if (!only || opacity === 0) return [];
  const one = contents.length === 1 ? only : together(contents);
  let content = { ...one, opacity: one.opacity * opacity };
  for (let clip = clips.get(id ?? ''); clip; clip = clips.get(clip.clip ?? ''))
    content = clipped(content, clip, matrix);
  return [content];
}

function nodeContents(node: DrawingNode, above: Matrix, reader: Reader): Content[] {
  const matrix = node.transform ? multiply(above, node.transform) : above;
  if (node.kind === 'group') {
    const inside = listContents(node.children, matrix, reader);
    return node.opacity === 1 && node.clip === null ? inside : asOne(inside, node.opacity, node.clip, matrix, reader);
  }
  // A single paint takes the opacity itself; a fill under a stroke must fade together with it.
  const single = node.stroke === null || node.fill.kind === 'none';
  const opacity = single ? node.opacity : 1;
  const cut = cutStroke(node, matrix, opacity, reader.paints);
  const shapes = shapeItems(cut ? { ...node, stroke: null } : node, matrix, opacity, reader.paints);
  const contents = [
    ...(cut ? [{ ...plain(cut.shapes), matte: cut.matte }] : []),
    ...(shapes.length ? [plain(shapes)] : []),
  ];
  const left = single ? 1 : node.opacity;
  return left === 1 && node.clip === null ? contents : asOne(contents, left, node.clip, matrix, reader);
}

function listContents(nodes: readonly DrawingNode[], matrix: Matrix, reader: Reader): Content[] {
  return merged(nodes.toReversed().flatMap((node) => nodeContents(node, matrix, reader)));
}

/** A drawing as the content of layers, topmost first; one layer unless something is clipped or faded as a whole. */
export function contentsOf(drawing: Drawing, paints: Omit<Paints, 'gradients'>): Content[] {
  const gradients = new Map(drawing.gradients.map((gradient) => [gradient.id, gradient]));
  return listContents(drawing.nodes, IDENTITY, {
    paints: { ...paints, gradients },
    clips: new Map(drawing.clips.map((clip) => [clip.id, clip])),
  });
}
