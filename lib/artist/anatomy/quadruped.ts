import { shodIn } from './feet';
import type { FigureDraft } from '../figure';
import { SIDES } from '../figure';
import { blob, ellipse, placed } from '../shape/curve';
import { fleece, isWoolly, woolCurls } from './wool';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import type { Oval } from '../shape/oval';
import { type Node, type Path, type Point, shift } from '../shape/path';
import { isSpotted } from './markings/stripes-and-spots';
import { addHead } from './head';
import { sleevesOf } from './sleeves';
import { addEars } from './ears';
import { addExtras } from './extras';
import { faceFrame } from './frame';
import { skullPath } from './heads';
import { GROUND } from './layout';
import { isFarLeg, strideOf } from './gaits';
import { addLeg } from './legs';
import { buildFromBehind } from './quadruped-back';
import { addHeadAnchors, addRoot } from './root';
import { addTail } from './tails';

const TRUNK: readonly Node[] = [
  [-0.9, -0.52],
  [-0.5, -0.92],
  [0.1, -0.9],
  [0.66, -0.86],
  [0.98, -0.36],
  [0.98, 0.3],
  [0.72, 0.84],
  [0.1, 0.98],
  [-0.5, 0.94],
  [-0.92, 0.46],
];

/** The height of ears above the head, in units of 60 pixels of the reference figure; 0.2 for ears not listed. */
const EAR_RISE: Partial<Record<string, number>> = {
  horse: 0.5,
  lynx: 0.9,
  pointed: 0.66,
  leaf_up: 0.7,
  cat: 0.5,
  long: 1.4,
  round: 0.26,
  big_round: 0.4,
};

/** The distance of a charging head ahead and down, in half widths and half heights of the trunk. */
const CHARGE = { ahead: 0.3, down: 0.66 };

/** Builds a figure on four legs in three-quarter view, with the head at the front left; or as seen from behind. */
export function buildQuadruped(figure: FigureDraft): void {
  const { species, ink, character, traits } = figure;
  const long = species.neck ?? 0;
  const u = unitOf(figure);
  figure.unit = u;
  if (character.view === 'back') return buildFromBehind(figure, u, (rump) => furOf(figure, rump));
  const trunk = trunkOf(figure, u);
  const { cx, cy, rx, ry } = trunk;
  addRoot(figure, rx * 1.25, cx - 20);
  const head = headOf(figure, trunk, u);
  const skull = skullPath(species.head ?? 'round', head.cx, head.cy, head.rx, head.ry, ink.look.square, traits.cheeks);
  addTrunk(figure, trunk, head, shift(skull, 10 * u, 12 * u));
  addFourLegs(figure, [cx, cy], rx, ry, u);

  const face = character.species === 'sheep' ? 'belly' : 'body';
  figure.head = faceFrame(figure, { part: 'head', material: face, skull, ...head });
  if (long > 0) addNeck(figure, [cx - rx * 0.5, cy - ry * 0.2], [head.cx + head.rx * 0.1, head.cy + head.ry * 0.5], u);
  addHead(figure, head.cy + head.ry * 0.72, long > 0 ? 'neck' : 'body');
  addEars(figure);
  addTail(figure, [cx + rx * 0.74, cy - ry * 0.3], 'body', 0.74);
  addExtras(figure);
  addHeadAnchors(figure);
}

/** The scale at which the figure fits on the canvas with its ears, horns or hat. */
function unitOf({ species, character }: FigureDraft): number {
  const ears = EAR_RISE[species.ears as string] ?? 0.2;
  const horns = species.extras?.some((extra) => /unicorn|antler|horns|ossicone/.test(extra)) ? 0.75 : 0;
  const hat = character.wear.some(({ item }) => /hat|cap$|beanie|crown|halo|helmet/.test(item)) ? 0.5 : 0;
  const rise = Math.max(ears, horns, hat);
  return (
    Math.min(1, 1.06 - rise * 0.16, (GROUND - 36) / (334 + (species.neck ?? 0) + rise * 60)) * character.shape.scale
  );
}

function trunkOf({ species, character }: FigureDraft, u: number): Oval {
  const legs = (species.neck ? 108 : 92) * u * Math.sqrt(character.shape.legs);
  const stout = character.shape.width * (species.shape?.width ?? 1);
  const [rx, ry] = [112 * u * (0.6 + stout * 0.4), 84 * u * stout * ((species.neck ?? 0) > 0 ? 0.84 : 1)];
  return { cx: 284, cy: GROUND - legs - ry * 0.62, rx, ry };
}

function headOf({ species, traits, ink, character }: FigureDraft, { cx, cy, rx, ry }: Oval, u: number): Oval {
  const long = species.neck ?? 0;
  const half = (88 - long * 0.12) * u * ink.look.head * character.shape.head * (species.shape?.head ?? 1);
  const isLowered = character.pose === 'charging' ? 1 : 0;
  return {
    cx: cx - rx * (0.66 + isLowered * CHARGE.ahead),
    cy: cy - ry * (0.72 - isLowered * CHARGE.down) - half * 0.42 - long * (1 - isLowered * 0.5) * u,
    rx: half * (species.wide ?? 1.1) * traits.headWidth,
    ry: half,
  };
}

/** Adds the trunk with its fur markings or clothes; `cast` is the outline of the head's shadow. */
function addTrunk(figure: FigureDraft, { cx, cy, rx, ry }: Oval, head: Oval, cast: Path): void {
  const isFleece = isWoolly(figure);
  const path = isFleece ? fleece(cx, cy, rx * 0.98, ry * 0.94) : blob(placed(TRUNK, [cx, cy], rx, ry));
  figure.torso = {
    part: 'body',
    cx: head.cx + head.rx * 0.14,
    neckY: head.cy + head.ry * 1.1,
    waistY: cy + ry * 0.3,
    hemY: cy + ry * 0.9,
    neck: rx * 0.5,
    waist: rx * 0.46,
    hem: rx * 0.5,
    path,
    merged: false,
  };
  const dressed = sleevesOf(figure);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [cx, cy + ry * 0.5],
    limits: [-15, 15],
    stage: 'body',
    svg:
      figure.ink.mass(path, dressed ?? 'body', { inside: dressed ? [] : coat(figure, [cx, cy], rx, ry), cast }) +
      (isFleece && !dressed ? woolCurls(figure, { cx, cy, rx, ry }, 'body') : ''),
    rims: [path],
  });
}

/** Adds a long neck from the shoulders to the head, with the spots of the fur. */
function addNeck(figure: FigureDraft, base: Point, top: Point, u: number): void {
  const { ink } = figure;
  const [mx, my] = [(base[0] + top[0]) / 2, (base[1] + top[1]) / 2];
  const neck = limb([base, [mx + 6 * u, my], top], 92 * u, 66 * u, ink.look.outer / 2);
  const spots = isSpotted(figure)
    ? [
        [-18, 0.2, 17],
        [16, 0.36, 15],
        [-8, 0.56, 14],
        [20, 0.7, 12],
      ].map(([dx = 0, t = 0, r = 0]) => ({
        path: ellipse(
          base[0] + (top[0] - base[0]) * t + dx * u,
          base[1] + (top[1] - base[1]) * t,
          r * u,
          r * u * 1.1,
          0.3,
        ),
        material: 'marking',
      }))
    : [];
  figure.parts.push({
    id: 'neck',
    parent: 'body',
    z: 24,
    pivot: base,
    limits: [-12, 12],
    stage: 'body',
    svg: ink.mass(neck.fill, 'body', { line: neck.openStart, shade: 0.6, inside: spots }),
    rims: [neck.fill],
  });
}

function addFourLegs(figure: FigureDraft, [cx, cy]: Point, rx: number, ry: number, u: number): void {
  const { species } = figure;
  const width = 46 * u;
  const shoes = shodIn(figure, species.socks ?? 'body');
  const plans = { front: [-0.62, -0.3], back: [0.66, 0.36] } as const;
  for (const end of ['front', 'back'] as const) {
    for (const side of SIDES) {
      const far = isFarLeg(end, side);
      const x = cx + rx * plans[end][side === 'left' ? 0 : 1];
      const [hipY, ankleY] = [cy + ry * 0.46, GROUND - 24 * u - (far ? 8 * u : 0)];
      const stride = strideOf(figure, end, side);
      const length = ankleY - hipY;
      addLeg(figure, side, {
        hip: [x, hipY],
        ankle: stride ? [x - stride.forward * length, ankleY - stride.up * length] : [x, ankleY],
        ...(stride ? { sole: 24 * u } : {}),
        width: far ? width * 0.92 : width,
        parent: 'body',
        material: 'body',
        footMaterial: shoes,
        far,
        z: far ? 8 : 16,
        name: `${end}_leg`,
      });
    }
  }
}

/** The markings of a coat without the pale belly, which is not seen from behind. */
const furOf = (figure: FigureDraft, { cx, cy, rx, ry }: Oval): Marking[] =>
  coat(figure, [cx, cy], rx, ry).filter(({ material }) => material !== 'belly');

function coat(figure: FigureDraft, [cx, cy]: Point, rx: number, ry: number): Marking[] {
  const at = (x: number, y: number, w: number, h: number) => ellipse(cx + x * rx, cy + y * ry, w * rx, h * ry);
  if (figure.species.extras?.includes('stripes') || figure.character.features.has('stripes')) {
    return [-0.3, 0.02, 0.34, 0.64].map((x) => ({
      path: limb(
        [
          [cx + x * rx, cy - ry * 1.1],
          [cx + (x + 0.07) * rx, cy - ry * 0.4],
          [cx + (x + 0.02) * rx, cy + ry * 0.16],
        ],
        rx * 0.15,
        rx * 0.05,
      ).fill,
      material: 'marking',
    }));
  }
  if (isSpotted(figure)) {
    return [
      at(0.5, -0.5, 0.3, 0.34),
      at(-0.1, 0.1, 0.2, 0.24),
      at(0.82, 0.36, 0.2, 0.3),
      at(0.2, 0.86, 0.24, 0.22),
    ].map((path) => ({ path, material: 'marking' }));
  }
  if (figure.species.marks?.includes('patches'))
    return [
      { path: at(0.5, -0.5, 0.4, 0.5), material: 'marking' },
      { path: at(-0.2, 0.4, 0.3, 0.34), material: 'accent' },
    ];
  if (figure.species.marks?.includes('saddle'))
    return [{ path: ellipse(cx + rx * 0.5, cy - ry * 0.1, rx * 0.62, ry * 1.3), material: 'marking' }];
  if (isWoolly(figure)) return [];
  return [{ path: at(-0.3, 0.92, 0.7, 0.36), material: 'belly' }];
}
