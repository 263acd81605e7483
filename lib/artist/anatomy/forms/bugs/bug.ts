import { blob, ellipse, placed, symmetric } from '../../../shape/curve';
import type { Marking } from '../../../shape/ink';
import { limb } from '../../../shape/limb';
import { shift } from '../../../shape/path';
import { addHead } from '../../head';
import { sleevesOf } from '../../sleeves';
import { addExtras } from '../../extras';
import { faceFrame } from '../../frame';
import { GROUND, MIDDLE } from '../../layout';
import { addHeadAnchors, addRoot } from '../../root';
import { fitOf } from '../face-body';
import type { Form } from '../form';
import { addBugWings } from './wings';
import { addThinLimbs } from './thin-limbs';
import type { BugKind } from './bug-kind';

/** Makes the form of an insect that stands or hovers upright, from the data of its kind. */
export const bug =
  (kind: BugKind): Form =>
  (figure, hatRise) => {
    const { ink, character, species } = figure;
    const u = fitOf(
      figure,
      (kind.head[1] + kind.trunk[1]) * 2 - 30 + kind.floats,
      Math.max(hatRise, species.extras?.includes('antennae') ? 46 : 0),
    );
    figure.unit = u;
    const grown = Math.sqrt(ink.look.head) * character.shape.head;
    const [rx, ry] = [kind.trunk[0] * u * character.shape.width, kind.trunk[1] * u];
    const cy = GROUND - kind.floats * u - ry;
    const [hrx, hry] = [kind.head[0] * u * grown, kind.head[1] * u * grown];
    const head = { cx: MIDDLE, cy: cy - ry + 30 * u - hry, rx: hrx, ry: hry };
    addRoot(figure, Math.max(rx, 60 * u) * 0.9);
    const trunk = symmetric(placed(kind.outline, [MIDDLE, cy], rx, ry), MIDDLE);
    const skull = ellipse(head.cx, head.cy, head.rx, head.ry, 0.1 + ink.look.square * 0.4);
    figure.torso = {
      part: 'body',
      cx: MIDDLE,
      neckY: head.cy + hry,
      waistY: cy + ry * 0.3,
      hemY: cy + ry * 0.84,
      neck: rx * 0.74,
      waist: rx * 0.92,
      hem: rx * 0.7,
      path: trunk,
      merged: false,
    };
    const dressed = sleevesOf(figure);
    figure.parts.push({
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [MIDDLE, cy + ry * 0.9],
      limits: [-20, 20],
      stage: 'body',
      svg: ink.mass(trunk, dressed ?? 'body', {
        inside: dressed ? [] : bandsOf(kind, cy, rx, ry),
        cast: shift(skull, 4 * u, 14 * u),
      }),
      rims: [trunk],
    });
    addBugWings(figure, kind, cy - ry * 0.3, u);
    addThinLimbs(figure, kind, rx, cy, ry, u);
    figure.head = faceFrame(figure, { part: 'head', material: 'body', skull, ...head });
    addHead(figure, head.cy + hry * 0.84);
    addExtras(figure);
    addHeadAnchors(figure);
  };

function bandsOf(kind: BugKind, cy: number, rx: number, ry: number): Marking[] {
  if (kind.glow)
    return [
      {
        path: blob([
          [MIDDLE - rx * 1.2, cy + ry * 0.12],
          [MIDDLE, cy + ry * 0.22],
          [MIDDLE + rx * 1.2, cy + ry * 0.12],
          [MIDDLE + rx * 1.2, cy + ry * 1.2],
          [MIDDLE - rx * 1.2, cy + ry * 1.2],
        ]),
        material: 'belly',
      },
    ];
  return kind.bands.map((y) => ({
    path: limb(
      [
        [MIDDLE - rx * 1.1, cy + ry * y],
        [MIDDLE, cy + ry * (y + 0.06)],
        [MIDDLE + rx * 1.1, cy + ry * y],
      ],
      ry * 0.13,
      ry * 0.13,
    ).fill,
    material: 'marking',
  }));
}
