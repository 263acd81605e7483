import { type FigureDraft, sign } from '../../../figure';
import type { BodySide } from '../../../body/side';
import { blob, curve, placed } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import type { Oval } from '../../../shape/oval';
import type { Node, Path } from '../../../shape/path';
import { addExtras } from '../../extras';
import { addHeadAnchors, addRoot } from '../../root';
import { GROUND } from '../../layout';
import { placeOf, type WornPlace } from '../../../words/places';
import { addFaceBody, addHand, fitOf } from '../face-body';
import type { Form } from '../form';
import type { Swimmer } from './swimmer';
import { SWIMMER_KINDS } from './kinds';

/** The trunk in figure pixels; `at` converts half widths and half heights from its centre to the canvas. */
interface Trunk extends Oval {
  at: (x: number, y: number, corner?: number) => Node;
  face: Oval;
}

/** Makes the form of a swimming animal from the data of its kind. */
export const swim =
  (kind: Swimmer): Form =>
  (figure, hatRise) => {
    const u = fitOf(figure, kind.ry * 2 + kind.floats, Math.max(hatRise, kind.rises));
    figure.unit = u;
    const trunk = trunkOf(figure, kind, u);
    addRoot(figure, trunk.rx * (kind.floats > 30 ? 0.7 : 0.86), trunk.cx + 14 * u);
    addTrunk(figure, kind, trunk);
    const fins = figure.material(
      'wings',
      kind === SWIMMER_KINDS.fish || kind === SWIMMER_KINDS.pufferfish ? 'accent' : 'body',
    );
    addTail(figure, kind, trunk.at(...kind.tail.at), fins);
    if (kind.dorsal) addDorsal(figure, kind.dorsal.nodes, trunk.at(...kind.dorsal.at), fins);
    const [finX, finY] = kind.fin.at;
    addFin(figure, kind, 'left', trunk.at(-0.8, finY + 0.12), u, fins);
    addFin(figure, kind, 'right', trunk.at(kind.face.x + finX + 0.3, finY), u, fins);
    addExtras(figure);
    addHeadAnchors(figure);
  };

/** The places of clothes that begin below the face of a body without a separate head. */
const CLOTHES: ReadonlySet<WornPlace> = new Set<WornPlace>(['trunk', 'chest', 'neck']);

/** The distance by which a face is higher over clothes, in half heights of the trunk, and the factor on its size. */
const CLAD_FACE = { raise: 0.2, size: 0.86 };
const BARE_FACE = { raise: 0, size: 1 };

function trunkOf({ character }: FigureDraft, kind: Swimmer, u: number): Trunk {
  const wide = 0.6 + character.shape.width * 0.4;
  const { raise, size } = character.wear.some(({ item }) => CLOTHES.has(placeOf(item))) ? CLAD_FACE : BARE_FACE;
  const [rx, ry] = [kind.rx * Math.min(u, 1.02), kind.ry * u * wide];
  const [cx, cy] = [256 - kind.left * u, GROUND - kind.floats * u - ry];
  return {
    cx,
    cy,
    rx,
    ry,
    at: (x, y, corner = 0) => [cx + x * rx, cy + y * ry, corner],
    face: {
      cx: cx + kind.face.x * rx,
      cy: cy + (kind.face.y - raise) * ry,
      rx: kind.face.rx * size * u,
      ry: kind.face.ry * size * u,
    },
  };
}

/** Adds the trunk with its belly, its markings and the face. */
function addTrunk(figure: FigureDraft, kind: Swimmer, { cx, cy, rx, ry, at, face }: Trunk): void {
  const belly: Marking[] = kind.belly ? [{ path: blob(placed(kind.belly, [cx, cy], rx, ry)), material: 'belly' }] : [];
  const outline = blob(placed(kind.outline, [cx, cy], rx, ry));
  const hammer = kind.hammer && blob(placed(kind.hammer.outline, [cx, cy], rx, ry));
  addFaceBody(figure, {
    outline,
    cx,
    cy,
    rx,
    ry,
    face,
    hat: { y: cy - ry * 0.78, width: rx * 0.42 },
    over: (kind.over?.(at, figure) ?? '') + (hammer ? figure.ink.mass(hammer, 'body', { shade: 0.7 }) : ''),
    inside: [...belly, ...(kind.marks?.(at, face) ?? [])],
    rims: hammer ? [outline, hammer] : [outline],
  });
  if (kind.hammer) figure.head = { ...figure.head, eyeDx: kind.hammer.eyes * rx };
}

/** The outline of a fin, whose nodes are pixels of the reference figure from its joint. */
const finPath = ([x, y]: Node, nodes: readonly Node[], u: number): Path =>
  blob(nodes.map(([dx, dy, corner]): Node => [x + dx * u, y + dy * u, corner ?? 0]));

function addTail(figure: FigureDraft, kind: Swimmer, joint: Node, fins: string): void {
  const path = finPath(joint, kind.tail.nodes, figure.unit);
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 6,
    pivot: [joint[0], joint[1]],
    limits: [-24, 24],
    stage: 'features',
    svg: figure.ink.mass(path, figure.material('tail', fins)) + rays(figure, kind, joint, figure.unit),
    rims: [path],
  });
}

/** Adds the fin on the back. */
function addDorsal(figure: FigureDraft, nodes: readonly Node[], joint: Node, fins: string): void {
  const path = finPath(joint, nodes, figure.unit);
  figure.parts.push({
    id: 'dorsal',
    parent: 'body',
    z: 8,
    pivot: [joint[0], joint[1] + 14 * figure.unit],
    limits: [-10, 10],
    stage: 'features',
    svg: figure.ink.mass(path, fins),
    rims: [path],
  });
}

/** Adds a side fin: the near one is on top of the body, the far one is partly hidden behind the chin. */
function addFin(figure: FigureDraft, kind: Swimmer, side: BodySide, [x, y]: Node, u: number, material: string): void {
  const [s, size] = [sign(side), side === 'right' ? u : u * 0.74];
  const nodes = kind.fin.nodes.map(([dx, dy, corner]): Node => [x + s * dx * size, y + dy * size, corner ?? 0]);
  const path = blob(nodes);
  const id = `fin_${side}`;
  figure.parts.push({
    id,
    parent: 'body',
    z: side === 'right' ? 30 : 18,
    pivot: [x, y],
    limits: side === 'left' ? [-20, 60] : [-70, 20],
    stage: 'limbs',
    svg: figure.ink.mass(path, material, { shade: 0.7 }),
    rims: [path],
  });
  // The far fin holds props near its root, because its tip is close to the edge of the canvas.
  addHand(figure, side, id, [x + s * (side === 'right' ? 40 : 2) * size, y + 24 * size], [x, y]);
}

/** Draws the rays of a fish's tail. */
function rays(figure: FigureDraft, kind: Swimmer, [x, y]: Node, u: number): string {
  if (kind !== SWIMMER_KINDS.fish) return '';
  return [-44, 0, 44]
    .map((dy) =>
      figure.ink.line(
        curve([
          [x + 34 * u, y + dy * 0.4 * u],
          [x + (dy === 0 ? 56 : 72) * u, y + dy * u],
        ]),
        figure.material('tail', figure.material('wings', 'accent')),
        figure.ink.look.inner * 0.8,
      ),
    )
    .join('');
}
