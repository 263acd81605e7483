import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, placed } from '../shape/curve';
import { fleece, isWoolly } from './wool';
import type { Marking } from '../shape/ink';
import type { Oval } from '../shape/oval';
import type { Node } from '../shape/path';
import { addEars } from './ears';
import { addExtras } from './extras';
import { shodIn } from './feet';
import { faceFrame } from './frame';
import { addHead } from './head';
import { skullPath } from './heads';
import { GROUND, MIDDLE } from './layout';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';
import { sleevesOf } from './sleeves';
import { addTail } from './tails';

/** The right half of a rump seen from behind. */
const RUMP: readonly Node[] = [
  [0, -0.96],
  [0.62, -0.84],
  [0.96, -0.3],
  [1, 0.34],
  [0.78, 0.9],
  [0.2, 0.96],
];

/** The z of the rump, and of hind legs and tail on it: in front of the head, which is at the far end of the body. */
const RUMP_Z = 70;
const HIND_LEG_Z = 67;
const TAIL_Z = 74;

/** The height of the head's centre above the rump, in half head heights, at which the mouth is visible. */
const HEAD_RISE = 1.02;

/** The side to which the head turns. */
const headSide = ({ posture }: FigureDraft): 1 | -1 => sign(posture.lead);

/** Builds a quadruped that is seen from behind and looks back over its shoulder. */
export function buildFromBehind(figure: FigureDraft, u: number, coat: (trunk: Oval) => readonly Marking[]): void {
  const { species, ink, character, traits } = figure;
  const stout = character.shape.width * (species.shape?.width ?? 1);
  const [rx, ry] = [98 * u * (0.6 + stout * 0.4), 88 * u];
  const trunk = { cx: MIDDLE, cy: GROUND - 84 * u * Math.sqrt(character.shape.legs) - ry * 0.66, rx, ry };
  addRoot(figure, rx * 1.2);
  addRump(figure, trunk, coat(trunk));
  addLegs(figure, trunk, u);
  const long = species.neck ?? 0;
  const half = (84 - long * 0.12) * u * ink.look.head * character.shape.head * (species.shape?.head ?? 1);
  const head = {
    cx: MIDDLE + headSide(figure) * rx * 0.36,
    cy: trunk.cy - ry * 0.9 - half * HEAD_RISE - long * 0.5 * u,
    rx: half * (species.wide ?? 1.1) * traits.headWidth,
    ry: half,
  };
  const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square, traits.cheeks);
  const material = character.species === 'sheep' ? 'belly' : 'body';
  figure.head = faceFrame(figure, { part: 'head', material, skull, ...head });
  addHead(figure, head.cy + head.ry * 0.7);
  addEars(figure);
  addTail(figure, [MIDDLE, trunk.cy + ry * 0.06], 'body', 0.66);
  addExtras(figure);
  figure.parts = figure.parts.map((part) => (part.id === 'tail' ? { ...part, z: TAIL_Z } : part));
  addHeadAnchors(figure);
}

function addRump(figure: FigureDraft, { cx, cy, rx, ry }: Oval, inside: readonly Marking[]): void {
  const path = isWoolly(figure)
    ? fleece(cx, cy, rx, ry)
    : blob(
        placed(
          [
            ...RUMP,
            ...RUMP.slice(1)
              .toReversed()
              .map(([x, y]): Node => [-x, y]),
          ],
          [cx, cy],
          rx,
          ry,
        ),
      );
  figure.torso = {
    part: 'body',
    cx,
    neckY: cy - ry * 0.8,
    waistY: cy + ry * 0.3,
    hemY: cy + ry * 0.9,
    neck: rx * 0.6,
    waist: rx * 0.9,
    hem: rx * 0.8,
    path,
    merged: false,
  };
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: RUMP_Z,
    pivot: [cx, cy + ry * 0.5],
    limits: [-15, 15],
    stage: 'body',
    svg: figure.ink.mass(path, dressed ?? 'body', { inside: dressed ? [] : inside }),
    rims: [path],
  });
}

/** Adds the near hind legs, and the front legs between them. */
function addLegs(figure: FigureDraft, { cx, cy, rx, ry }: Oval, u: number): void {
  const { species } = figure;
  const footMaterial = shodIn(figure, species.socks ?? 'body');
  for (const end of ['back', 'front'] as const)
    for (const side of SIDES) {
      const far = end === 'front';
      const x = cx + sign(side) * rx * (far ? 0.26 : 0.6);
      addLeg(figure, side, {
        hip: [x, cy + ry * 0.5],
        ankle: [x, GROUND - 24 * u - (far ? 12 * u : 0)],
        width: (far ? 38 : 50) * u,
        parent: 'body',
        material: 'body',
        footMaterial,
        far,
        z: far ? 8 : HIND_LEG_Z,
        name: `${end}_leg`,
      });
    }
}
