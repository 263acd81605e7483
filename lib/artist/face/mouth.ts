import type { FigureDraft } from '../figure';
import { blob, curve, ellipse } from '../shape/curve';
import { pathData } from '../shape/path';
import type { Node, Path } from '../shape/path';
import { BEAKS } from './snouts';
import type { Mood } from '../words/face';

type Shape = 'smile' | 'open' | 'ah' | 'ee' | 'oh' | 'mm' | 'sad' | 'surprised' | 'grin' | 'smirk' | 'tongue';

/** The mouth a mood rests in. */
const RESTING: Record<Mood, Shape> = {
  cheerful: 'open',
  calm: 'smile',
  sleepy: 'mm',
  grumpy: 'sad',
  sad: 'sad',
  surprised: 'surprised',
  cool: 'smirk',
  shy: 'mm',
  mischievous: 'grin',
  proud: 'smile',
  silly: 'tongue',
  curious: 'smile',
};

const SPOKEN = ['smile', 'open', 'ah', 'ee', 'oh', 'mm', 'sad', 'surprised'] as const satisfies readonly Shape[];

/** Expressions beyond speech, which rich drawings bring. */
const PLAYED = ['grin', 'smirk', 'tongue'] as const satisfies readonly Shape[];

interface MouthBox {
  x: number;
  y: number;
  /** Half width. */
  w: number;
  /** Where the line from the nose starts, null without one. */
  philtrum: number | null;
  token: string;
}

/** Snouts as pale as the belly, whatever the face is: a dark line is seen there. */
const PALE: ReadonlySet<string> = new Set(['dragon', 'cow', 'horse', 'hippo']);

/** Adds the mouth with its states for speech and feeling. */
export function addMouth(figure: FigureDraft): void {
  const { head, species, brief } = figure;
  const beaked = BEAKS.has(species.snout ?? 'none');
  const split =
    species.snout === 'fox' ||
    species.snout === 'cat' ||
    species.snout === 'dog' ||
    species.snout === 'bear' ||
    species.snout === 'rabbit' ||
    species.snout === 'mouse' ||
    species.snout === 'seal';
  const trunk = species.snout === 'trunk';
  const box: MouthBox = {
    x: head.cx + (trunk ? head.rx * 0.36 : 0),
    y: head.mouthY,
    w: (head.mouthWidth / 2) * (trunk ? 0.6 : 1),
    philtrum: split ? head.noseY + 8 * (head.rx / 105) : null,
    token:
      species.eyes === 'screen'
        ? 'iris'
        : figure.darkFace && !split && !PALE.has(species.snout ?? 'none')
          ? 'sclera'
          : figure.ink.look.line === 'ink'
            ? 'ink'
            : species.snout === 'none' || !species.snout
              ? 'eye'
              : 'mouth_line',
  };
  const shape = brief.features.has('tongue') ? 'tongue' : RESTING[brief.mood];
  const states = (figure.ink.look.rich ? [...SPOKEN, ...PLAYED] : SPOKEN).map((name) => ({
    name,
    svg: draw(figure, name, box, beaked),
  }));
  figure.parts.push({
    id: 'mouth',
    parent: head.part,
    z: beaked ? 41 : 40,
    pivot: [box.x, box.y],
    limits: [-15, 15],
    stage: 'face',
    svg: draw(figure, shape, box, beaked),
    states,
  });
}

function draw(figure: FigureDraft, shape: Shape, box: MouthBox, beaked: boolean): string {
  const body = beaked ? beakOpen(figure, shape, box) : mouthOf(figure, shape, box);
  if (beaked || box.philtrum === null) return body + fangs(figure, shape, box);
  const top = shape === 'oh' || shape === 'surprised' ? box.y - box.w * 0.3 : box.y - box.w * 0.02;
  return (
    figure.ink.stroke(
      curve([
        [box.x, box.philtrum],
        [box.x, top],
      ]),
      box.token,
      lineWidth(figure),
    ) +
    body +
    fangs(figure, shape, box)
  );
}

const lineWidth = (figure: FigureDraft) => Math.max(4.6, figure.ink.look.inner * 0.95);

function mouthOf(figure: FigureDraft, shape: Shape, box: MouthBox): string {
  const { ink } = figure;
  const { x, y, w, token } = box;
  const line = (nodes: Node[]) => ink.stroke(curve(nodes), token, lineWidth(figure));
  // Snouted mouths are a double curve from the middle, plain ones a single curve.
  const upper = (drop: number, reach = 1): Node[] =>
    box.philtrum === null
      ? [
          [x - w * reach, y],
          [x, y + drop * 1.5],
          [x + w * reach, y],
        ]
      : [
          [x - w * reach, y - w * 0.08],
          [x - w * 0.5 * reach, y + drop],
          [x, y - w * 0.02, 0.9],
          [x + w * 0.5 * reach, y + drop],
          [x + w * reach, y - w * 0.08],
        ];
  switch (shape) {
    case 'smile':
      return line(upper(w * 0.34));
    case 'mm':
      return line(upper(w * 0.2, 0.62));
    case 'smirk':
      return line([
        [x - w * 0.5, y + w * 0.16],
        [x + w * 0.2, y + w * 0.22],
        [x + w * 0.85, y - w * 0.16],
      ]);
    case 'sad':
      return line([
        [x - w * 0.66, y + w * 0.4],
        [x, y + w * 0.02],
        [x + w * 0.66, y + w * 0.4],
      ]);
    case 'open':
      return cavity(figure, box, 0.86, 0.92, upper(w * 0.3));
    case 'ah':
      return cavity(figure, box, 0.7, 1.15, upper(w * 0.16, 0.84));
    case 'grin':
      return teeth(figure, box, 1.0, 0.52);
    case 'ee':
      return teeth(figure, box, 0.86, 0.46);
    case 'oh':
      return round(figure, box, 0.42, 0.48);
    case 'surprised':
      return round(figure, box, 0.32, 0.42);
    case 'tongue':
      return line(upper(w * 0.34)) + tongue(figure, box);
    default:
      return shape satisfies never;
  }
}

const cavityPath = ({ x, y, w, philtrum }: MouthBox, wide: number, deep: number): Path =>
  blob(
    philtrum === null
      ? [
          [x - w * wide, y + w * 0.02, 0.75],
          [x, y + w * 0.12],
          [x + w * wide, y + w * 0.02, 0.75],
          [x + w * wide * 0.72, y + w * deep * 0.7],
          [x, y + w * deep],
          [x - w * wide * 0.72, y + w * deep * 0.7],
        ]
      : [
          [x - w * wide * 0.94, y + w * 0.1, 0.6],
          [x - w * 0.46, y + w * 0.24],
          [x, y, 0.9],
          [x + w * 0.46, y + w * 0.24],
          [x + w * wide * 0.94, y + w * 0.1, 0.6],
          [x + w * wide * 0.66, y + w * deep * 0.74],
          [x, y + w * deep],
          [x - w * wide * 0.66, y + w * deep * 0.74],
        ],
  );

function inside(figure: FigureDraft, box: MouthBox, hole: Path, id: string, content: string): string {
  const { ink } = figure;
  return (
    `${ink.area(hole, 'mouth')}<defs><clipPath id="${id}"><path d="${pathData(hole)}"/></clipPath></defs><g ` +
    `clip-path="url(#${id})">${content}</g>${ink.stroke(hole, box.token, lineWidth(figure) * 0.8)}`
  );
}

function cavity(figure: FigureDraft, box: MouthBox, wide: number, deep: number, lip: Node[]): string {
  const { x, y, w } = box;
  const lick = ellipse(x, y + w * deep * 1.02, w * wide * 0.52, w * deep * 0.42);
  const buck =
    figure.brief.features.has('buck_teeth') || figure.species.snout === 'rabbit'
      ? figure.ink.area(ellipse(x, y + w * 0.2, w * 0.24, w * 0.28, 0.6), 'tooth')
      : '';
  const lips = box.philtrum === null ? '' : figure.ink.stroke(curve(lip), box.token, lineWidth(figure));
  return (
    inside(
      figure,
      box,
      cavityPath(box, wide, deep),
      `mouth_${Math.round(deep * 100)}`,
      figure.ink.area(lick, 'tongue') + buck,
    ) + lips
  );
}

function teeth(figure: FigureDraft, box: MouthBox, wide: number, deep: number): string {
  const { x, y, w } = box;
  const hole = blob([
    [x - w * wide, y - w * 0.02, 0.6],
    [x, y + w * 0.08],
    [x + w * wide, y - w * 0.02, 0.6],
    [x + w * wide * 0.72, y + w * deep * 0.86],
    [x, y + w * deep],
    [x - w * wide * 0.72, y + w * deep * 0.86],
  ]);
  return inside(
    figure,
    box,
    hole,
    `teeth_${Math.round(wide * 100)}`,
    figure.ink.area(ellipse(x, y + w * 0.02, w * wide * 1.1, w * deep * 0.72), 'tooth'),
  );
}

function round(figure: FigureDraft, box: MouthBox, wide: number, deep: number): string {
  const { x, y, w } = box;
  const hole = ellipse(x, y + w * 0.22, w * wide, w * deep);
  return inside(
    figure,
    box,
    hole,
    `round_${Math.round(wide * 100)}`,
    figure.ink.area(ellipse(x, y + w * (0.22 + deep), w * wide * 0.7, w * deep * 0.5), 'tongue'),
  );
}

function tongue(figure: FigureDraft, { x, y, w }: MouthBox): string {
  const shape = blob([
    [x + w * 0.04, y + w * 0.16, 0.4],
    [x + w * 0.56, y + w * 0.2, 0.4],
    [x + w * 0.6, y + w * 0.6],
    [x + w * 0.32, y + w * 0.86],
    [x + w * 0.04, y + w * 0.6],
  ]);
  return figure.ink.mass(shape, 'tongue', { width: lineWidth(figure) * 0.8, shade: 0 });
}

function fangs(figure: FigureDraft, shape: Shape, { x, y, w }: MouthBox): string {
  if (!figure.brief.features.has('fangs') || shape === 'oh' || shape === 'surprised') return '';
  return [-1, 1]
    .map((s) =>
      figure.ink.area(
        blob([
          [x + s * w * 0.34, y + w * 0.16, 0.6],
          [x + s * w * 0.6, y + w * 0.14, 0.6],
          [x + s * w * 0.46, y + w * 0.52, 0.6],
        ]),
        'tooth',
      ),
    )
    .join('');
}

/** Where a beak opens: how far below the nose, and half as wide as this. */
const BEAK_MOUTHS: Partial<Record<string, readonly [drop: number, half: number]>> = {
  bill: [10, 26],
  toucan: [28, 26],
  hooked: [16, 17],
  great: [30, 22],
  needle: [10, 11],
  pointed: [14, 16],
};

/** What opens under a beak: nothing, a sliver or a drop of dark with a tongue. */
function beakOpen(figure: FigureDraft, shape: Shape, box: MouthBox): string {
  const { head, ink } = figure;
  const u = head.rx / 105;
  const gape: Record<Shape, number> = {
    smile: 0,
    mm: 0,
    smirk: 0,
    sad: 0,
    open: 0.75,
    ah: 1.1,
    ee: 0.45,
    oh: 0.9,
    surprised: 0.9,
    grin: 0.5,
    tongue: 0.8,
  };
  const depth = gape[shape] * 22 * u;
  const [drop, half] = BEAK_MOUTHS[figure.species.snout ?? 'none'] ?? [8, 14];
  const [y, w] = [head.noseY + drop * u, half * u];
  if (depth === 0)
    return ink.line(
      curve([
        [box.x - w * 0.7, y + 3 * u],
        [box.x, y + 10 * u],
        [box.x + w * 0.7, y + 3 * u],
      ]),
      'nose',
    );
  const jaw = blob([
    [box.x - w, y],
    [box.x + w, y],
    [box.x + w * 0.66, y + depth * 0.8 + 4 * u],
    [box.x, y + depth + 7 * u],
    [box.x - w * 0.66, y + depth * 0.8 + 4 * u],
  ]);
  const hole = blob([
    [box.x - w * 0.8, y],
    [box.x + w * 0.8, y],
    [box.x + w * 0.46, y + depth * 0.75],
    [box.x, y + depth],
    [box.x - w * 0.46, y + depth * 0.75],
  ]);
  return (
    ink.mass(jaw, 'nose', { width: ink.look.outer * 0.7, shade: 0 }) +
    ink.area(hole, 'mouth') +
    ink.area(ellipse(box.x, y + depth * 0.8, w * 0.4, depth * 0.24), 'tongue')
  );
}
