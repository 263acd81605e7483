import { type FigureDraft, type BodySide, SIDES, sign } from '../../../figure';
import { blob, curve, placed } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import type { Node } from '../../../shape/path';
import { addExtras } from '../../extras';
import { addHeadAnchors, addRoot } from '../../root';
import { GROUND } from '../../layout';
import { addFaceBody, addHand, fitOf } from '../face-body';
import type { Form } from '../form';
import type { Swimmer } from './swimmer';
import { SWIMMER_KINDS } from './kinds';

export const swim =
  (kind: Swimmer): Form =>
  (figure, hatRise) => {
    const { ink, brief } = figure;
    const wide = 0.6 + brief.shape.width * 0.4;
    const u = fitOf(figure, kind.ry * 2 + kind.floats, Math.max(hatRise, kind.rises));
    figure.unit = u;
    const [rx, ry] = [kind.rx * Math.min(u, 1.02), kind.ry * u * wide];
    const [cx, cy] = [256 - kind.left * u, GROUND - kind.floats * u - ry];
    const at = (x: number, y: number, corner = 0): Node => [cx + x * rx, cy + y * ry, corner];
    const pixels = (joint: Node, nodes: readonly Node[]): Node[] =>
      nodes.map(([x, y, corner]) => [joint[0] + x * u, joint[1] + y * u, corner ?? 0]);
    const outline = blob(placed(kind.outline, [cx, cy], rx, ry));
    addRoot(figure, rx * (kind.floats > 30 ? 0.7 : 0.86), cx + 14 * u);
    const face = { cx: cx + kind.face.x * rx, cy: cy + kind.face.y * ry, rx: kind.face.rx * u, ry: kind.face.ry * u };
    const body = { outline, cx, cy, rx, ry, face, hat: { y: cy - ry * 0.78, width: rx * 0.42 } };
    const belly: Marking[] = kind.belly
      ? [{ path: blob(placed(kind.belly, [cx, cy], rx, ry)), material: 'belly' }]
      : [];
    addFaceBody(figure, {
      ...body,
      over: kind.over?.(at, figure) ?? '',
      inside: [...belly, ...(kind.marks?.(at, face) ?? [])],
    });
    const tail = at(...kind.tail.at);
    const tailPath = blob(pixels(tail, kind.tail.nodes));
    const fins = figure.material(
      'wings',
      kind === SWIMMER_KINDS.fish || kind === SWIMMER_KINDS.pufferfish ? 'accent' : 'body',
    );
    figure.parts.push({
      id: 'tail',
      parent: 'body',
      z: 6,
      pivot: [tail[0], tail[1]],
      limits: [-24, 24],
      stage: 'features',
      svg: ink.mass(tailPath, figure.material('tail', fins)) + rays(figure, kind, tail, u),
      rims: [tailPath],
    });
    if (kind.dorsal) {
      const joint = at(...kind.dorsal.at);
      const path = blob(pixels(joint, kind.dorsal.nodes));
      figure.parts.push({
        id: 'dorsal',
        parent: 'body',
        z: 8,
        pivot: [joint[0], joint[1] + 14 * u],
        limits: [-10, 10],
        stage: 'features',
        svg: ink.mass(path, fins),
        rims: [path],
      });
    }
    for (const side of SIDES)
      addFin(
        figure,
        kind,
        side,
        at(
          side === 'right' ? kind.face.x + kind.fin.at[0] + 0.3 : -0.8,
          kind.fin.at[1] + (side === 'right' ? 0 : 0.12),
        ),
        u,
        fins,
      );
    addExtras(figure);
    addHeadAnchors(figure);
  };

/** The near fin lies on the flank, the other one shows past the chin. */
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
    svg: figure.ink.mass(path, material, { shade: 0.7, far: figure.ink.look.outer === 0 }),
    rims: [path],
  });
  // The far fin lies close to the canvas's edge: what it holds is held near its root.
  addHand(figure, side, id, [x + s * (side === 'right' ? 40 : 2) * size, y + 24 * size], [x, y]);
}

/** The rays of a fish's tail. */
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
