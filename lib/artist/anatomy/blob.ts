import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { blob, ellipse, placed, symmetric } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import type { Node, Path, Point, PathSegment } from '../shape/path';
import { carrying } from '../wardrobe';
import { addArm } from './arms';
import { addExtras, headMarkings } from './extras';
import { faceFrame } from './frame';
import { GROUND, MIDDLE } from './layout';
import { addHeadAnchors, addRoot } from './root';

interface BlobForm {
  /** Right half in a unit square, top to bottom. */
  outline: readonly Node[];
  rx: number;
  ry: number;
  /** Pixels between the lowest point and the ground. */
  floats: number;
  /** The face box: centre height in half heights, and half sizes in pixels. */
  face: { y: number; rx: number; ry: number };
  arms: { x: number; y: number; length: number; width: number } | null;
  belly?: readonly Node[];
}

const FORMS: Record<string, BlobForm> = {
  ghost: {
    outline: [
      [0, -1],
      [0.54, -0.84],
      [0.86, -0.34],
      [0.94, 0.26],
      [1.04, 0.78],
      [0.92, 0.98],
      [0.66, 0.86, 0.3],
      [0.36, 1],
      [0, 0.88, 0.2],
    ],
    rx: 122,
    ry: 168,
    floats: 34,
    face: { y: -0.3, rx: 106, ry: 92 },
    arms: { x: 0.84, y: 0.12, length: 30, width: 38 },
  },
  slime: {
    outline: [
      [0, -1],
      [0.46, -0.86],
      [0.78, -0.42],
      [0.88, 0.14],
      [1.0, 0.54],
      [1.18, 0.8],
      [1.1, 0.98, 0.15],
      [0.6, 1],
      [0, 1],
    ],
    rx: 148,
    ry: 140,
    floats: 0,
    face: { y: 0.06, rx: 122, ry: 100 },
    arms: null,
  },
  octopus: {
    outline: [
      [0, -1],
      [0.58, -0.88],
      [0.96, -0.42],
      [1, 0.1],
      [0.8, 0.58],
      [0.5, 0.86],
      [0, 0.94],
    ],
    rx: 136,
    ry: 142,
    floats: 84,
    face: { y: 0.02, rx: 116, ry: 96 },
    arms: null,
  },
  cloud: {
    outline: [
      [0, -1],
      [0.4, -0.9],
      [0.56, -0.62, 0.35],
      [0.86, -0.6],
      [1, -0.2],
      [0.96, 0.06, 0.35],
      [1.2, 0.3],
      [1.16, 0.74],
      [0.8, 0.96],
      [0, 1],
    ],
    rx: 146,
    ry: 112,
    floats: 60,
    face: { y: 0.22, rx: 112, ry: 86 },
    arms: null,
  },
  drop: {
    outline: [
      [0, -1.24, 0.45],
      [0.12, -0.98],
      [0.36, -0.62],
      [0.74, -0.12],
      [0.95, 0.34],
      [0.84, 0.76],
      [0.48, 0.98],
      [0, 1.04],
    ],
    rx: 132,
    ry: 152,
    floats: 16,
    face: { y: 0.34, rx: 108, ry: 92 },
    arms: { x: 0.88, y: 0.42, length: 30, width: 36 },
  },
  yeti: {
    outline: [
      [0, -1.04, 0.5],
      [0.16, -0.92],
      [0.34, -1, 0.5],
      [0.56, -0.84],
      [0.8, -0.78, 0.5],
      [0.86, -0.46],
      [1.02, -0.26, 0.5],
      [0.96, 0.02],
      [1.1, 0.26, 0.5],
      [1.0, 0.46],
      [1.1, 0.72, 0.5],
      [0.9, 0.86],
      [0.78, 1.02, 0.5],
      [0.54, 0.9],
      [0.3, 1.02, 0.5],
      [0, 0.92],
    ],
    rx: 130,
    ry: 172,
    floats: 14,
    face: { y: -0.3, rx: 106, ry: 98 },
    arms: { x: 0.86, y: 0.22, length: 46, width: 48 },
    belly: [
      [0, -0.56, 0.4],
      [0.3, -0.66],
      [0.62, -0.5],
      [0.66, -0.16],
      [0.4, 0.06],
      [0, 0.12],
    ],
  },
  monster: {
    outline: [
      [0, -1],
      [0.5, -0.92],
      [0.84, -0.56],
      [0.9, -0.2],
      [1.02, 0.0, 0.5],
      [0.94, 0.2],
      [1.06, 0.44, 0.5],
      [0.96, 0.62],
      [1.0, 0.84, 0.4],
      [0.7, 0.98],
      [0, 1],
    ],
    rx: 132,
    ry: 168,
    floats: 18,
    face: { y: -0.24, rx: 114, ry: 104 },
    arms: { x: 0.86, y: 0.26, length: 46, width: 42 },
    belly: [
      [0, 0.26],
      [0.46, 0.34],
      [0.6, 0.66],
      [0.42, 0.92],
      [0, 1],
    ],
  },
};

/** A figure that is all head: the face sits on the body. */
export function buildBlob(figure: FigureDraft, hatRise: number): void {
  const { species, ink, brief } = figure;
  const form = FORMS[species.form ?? 'slime'] ?? (FORMS.slime as BlobForm);
  const wide = brief.shape.width;
  const fit = Math.min(1.1, (GROUND - 34 - form.floats) / (form.ry * 2 + hatRise * 1.2)) * brief.shape.scale;
  figure.unit = fit;
  const [rx, ry] = [form.rx * fit * wide, form.ry * fit];
  const cy = GROUND - form.floats * fit - ry;
  const outline =
    species.form === 'cloud' ? cloudPath(cy, rx, ry) : symmetric(placed(form.outline, [MIDDLE, cy], rx, ry), MIDDLE);
  addRoot(figure, rx * (form.floats > 25 ? 0.66 : 0.98));
  figure.torso = {
    part: 'body',
    cx: MIDDLE,
    neckY: cy + ry * (form.face.y + (form.face.ry / form.ry) * 0.86),
    waistY: cy + ry * 0.7,
    hemY: cy + ry * 0.92,
    neck: rx * 0.84,
    waist: rx * 0.9,
    hem: rx * 0.9,
    path: outline,
    merged: true,
  };
  figure.head = faceFrame(figure, {
    part: 'body',
    material: 'body',
    skull: outline,
    cx: MIDDLE,
    cy: cy + ry * form.face.y,
    rx: form.face.rx * fit * wide,
    ry: form.face.ry * fit,
  });
  figure.head = {
    ...figure.head,
    hatY: cy - ry * 0.66,
    hatWidth: rx * 0.56,
    crown: { cy: cy - ry * 0.4, rx: rx * 0.72, ry: ry * 0.6 },
  };
  const belly: Marking[] = form.belly
    ? [{ path: symmetric(placed(form.belly, [MIDDLE, cy], rx, ry), MIDDLE), material: 'belly' }]
    : [];
  const pivot: Point = [MIDDLE, cy + ry * 0.96];
  if (species.form === 'octopus') addTentacles(figure, cy + ry * 0.5, rx);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot,
    limits: [-25, 25],
    stage: 'body',
    svg: ink.mass(outline, 'body', {
      light: true,
      inside: [...belly, ...gleams(figure, rx, ry, cy), ...headMarkings(figure)],
    }),
    rims: [outline],
  });
  if (form.arms) addStubs(figure, form.arms, rx, ry, cy);
  if (species.form === 'monster' || species.form === 'yeti') addStumps(figure, rx);
  addExtras(figure);
  figure.torso = { ...figure.torso, neckY: Math.max(figure.torso.neckY, figure.head.mouthY + 46 * figure.unit) };
  addHeadAnchors(figure);
}

/** Puffs all round, flat below. */
function cloudPath(cy: number, rx: number, ry: number): Path {
  const left = placed(
    [
      [-0.86, 0.96],
      [-1.04, 0.26],
      [-0.62, -0.34],
      [0.16, -0.72],
      [0.78, -0.3],
      [1.06, 0.3],
      [0.86, 0.96],
    ],
    [MIDDLE, cy],
    rx,
    ry,
  );
  const arcs = left.slice(1).map((to, index): PathSegment => {
    const from = left[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return ['C', from[0] + dy * 0.66, from[1] - dx * 0.66, to[0] + dy * 0.66, to[1] - dx * 0.66, to[0], to[1]];
  });
  const [start] = left as [Node];
  return [
    ['M', start[0], start[1]],
    ...arcs,
    ['C', MIDDLE + rx * 0.4, cy + ry * 1.02, MIDDLE - rx * 0.4, cy + ry * 1.02, start[0], start[1]],
    ['Z'],
  ];
}

function addStubs(figure: FigureDraft, arms: NonNullable<BlobForm['arms']>, rx: number, ry: number, cy: number): void {
  const plan = {
    shoulder: [rx * arms.x - arms.width * 0.3 * figure.unit, cy + ry * arms.y] as Point,
    width: arms.width * figure.unit,
    upper: arms.length * figure.unit,
    lower: arms.length * 0.66 * figure.unit,
    parent: 'body',
    material: 'body',
    handMaterial: figure.material('hands', 'body'),
    hand: figure.species.form === 'monster' || figure.species.form === 'yeti' ? ('paw' as const) : ('nub' as const),
  };
  const carries = carrying(figure.brief.wear.map(({ item }) => item));
  figure.arms = {
    left: addArm(figure, 'left', { ...plan, carries: carries.left }),
    right: addArm(figure, 'right', { ...plan, carries: carries.right }),
  };
}

/** Stubby feet that show under a shaggy hem. */
function addStumps(figure: FigureDraft, rx: number): void {
  for (const side of SIDES) {
    const x = MIDDLE + sign(side) * rx * 0.46;
    const path = blob(
      placed(
        [
          [0, -1],
          [0.8, -0.5],
          [1, 0.5],
          [0.86, 1],
          [-0.86, 1],
          [-1, 0.5],
          [-0.8, -0.5],
        ],
        [x, GROUND - 20 * figure.unit],
        40 * figure.unit,
        22 * figure.unit,
      ),
    );
    figure.parts.push({
      id: `leg_${side}`,
      parent: 'root',
      z: 12,
      pivot: [x, GROUND - 38 * figure.unit],
      limits: [-30, 30],
      stage: 'limbs',
      svg: figure.ink.mass(path, figure.material('feet', 'accent')),
      rims: [path],
    });
  }
}

/** Six arms of an octopus: the outer ones curl away, the inner ones hang. */
function addTentacles(figure: FigureDraft, y: number, rx: number): void {
  const { ink, unit } = figure;
  const reaches: readonly (readonly [x: number, bend: number, tip: number])[] = [
    [0.26, 0.22, 0.36],
    [0.6, 0.7, 0.84],
    [0.8, 1.12, 1.36],
  ];
  for (const side of SIDES) {
    const s = sign(side);
    reaches.forEach(([x, bend, tip], index) => {
      const start: Point = [MIDDLE + s * rx * x * 0.9, y];
      const end: Point = [MIDDLE + s * rx * tip, GROUND - 16 * unit - (index === 2 ? 22 : 0)];
      const knee: Point = [MIDDLE + s * rx * (bend * 0.5 + x * 0.5), y + (GROUND - y) * 0.66];
      const curl: Point[] = index === 2 ? [[MIDDLE + s * rx * (tip * 0.86), GROUND - 12 * unit]] : [];
      const path = limb([start, knee, ...curl, end], 56 * unit, 34 * unit);
      const name = index === 0 ? `leg_${side}` : `tentacle_${side}_${index}`;
      figure.parts.push({
        id: name,
        parent: 'body',
        z: 16 - index * 2,
        pivot: start,
        limits: [-30, 30],
        stage: 'limbs',
        svg: ink.mass(path.fill, 'body', { far: index === 1 }),
        rims: [path.fill],
      });
    });
  }
}

/** A jelly's inner gleam, so that slime looks wet. */
function gleams(figure: FigureDraft, rx: number, ry: number, cy: number): Marking[] {
  if (figure.species.form !== 'slime' || figure.ink.look.shading === 'none') return [];
  const bubbles: readonly (readonly [number, number, number])[] = [
    [0.72, 0.1, 0.05],
    [0.6, -0.22, 0.075],
    [-0.82, 0.62, 0.05],
  ];
  return bubbles.map(([x, y, size]): Marking => ({
    path: ellipse(MIDDLE + x * rx, cy + y * ry, size * rx, size * rx) as Path,
    material: 'belly',
  }));
}
