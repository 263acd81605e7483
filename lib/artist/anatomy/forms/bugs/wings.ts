import { type FigureDraft, SIDES, sign } from '../../../figure';
import { blob, curve, ellipse } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import type { Node, Path, Point } from '../../../shape/path';
import { MIDDLE } from '../../layout';
import type { BugKind } from './bug-kind';

/** Adds the wings of an insect behind its body; `y` is the height of their joints in figure pixels. */
export function addBugWings(figure: FigureDraft, kind: BugKind, y: number, u: number): void {
  const { ink } = figure;
  kind.wings?.forEach(({ id, nodes, inner, spots = [], at, clear }, index) => {
    const joint: Point = [MIDDLE + at[0] * u, y + at[1] * u];
    const material = clear ? figure.material('wings', 'wing') : figure.material('wings', 'accent');
    for (const side of SIDES) {
      const s = sign(side);
      const place = (list: readonly Node[]): Path =>
        blob(
          list.map(([x, dy, corner]): Node => [
            MIDDLE + s * (joint[0] - MIDDLE + x * u),
            joint[1] + dy * u,
            corner ?? 0,
          ]),
        );
      const wing = place(nodes);
      const inside: Marking[] = [
        ...(inner ? [{ path: place(inner), material: 'belly' }] : []),
        ...spots.map(([x, dy, r]) => ({
          path: ellipse(MIDDLE + s * (joint[0] - MIDDLE + x * u), joint[1] + dy * u, r * u, r * u * 1.1),
          material: 'marking',
        })),
      ];
      const end = nodes[Math.floor(nodes.length / 2)] ?? [0, 0];
      const vein = clear
        ? ink.line(
            curve([
              [MIDDLE + s * (joint[0] - MIDDLE + 20 * u), joint[1]],
              [MIDDLE + s * (joint[0] - MIDDLE + end[0] * 0.74 * u), joint[1] + end[1] * 0.7 * u],
            ]),
            material,
            ink.look.inner * 0.8,
          )
        : '';
      figure.parts.push({
        id: `${id}_${side}`,
        parent: 'body',
        z: 2 + index,
        pivot: [MIDDLE + s * (joint[0] - MIDDLE), joint[1]],
        limits: [-30, 30],
        stage: 'features',
        svg: ink.mass(wing, material, { inside, shade: 0.8 }) + vein,
        rims: [wing],
      });
    }
  });
}
