import { GREY, fromOklch, toOklch } from '../color/oklch';
import { tokenWeights } from '../color/weight';
import { multiply, type Matrix } from '../geometry/matrix';
import { frameBox } from '../paint/extent';
import type { MascotSpec } from '../spec/schema';
import type { Frame, FramePart } from './frame';

/** The size of a share card in pixels: the size that link previews show without cropping. */
export const CARD = { width: 1200, height: 630 } as const;
/**
 * The layout of a card in pixels: the y of the mascot's ground, the top of the floor, the mascot's maximum size, and
 * the disc behind it.
 */
const GROUND = 572;
const FLOOR = 550;
const ROOM = { width: 900, height: 508 };
const DISC = { x: 600, y: 318, radius: 286 };
/** The mean OKLCH lightness above which a mascot gets a dark background instead of a light one. */
const PALE = 0.86;
/**
 * The share of the coloured area from which a colour can give the background its hue: that of cheeks must not.
 */
const SPECK = 0.06;
/** The hue of the background, in degrees, for a mascot without any colour. */
const COOL = 265;

/** The frame of a share card: the posed mascot as large as fits, on a background of its main hue. */
export function cardOf(spec: MascotSpec, frame: Frame): Frame {
  const box = frameBox(frame) ?? { x: 0, y: 0, width: frame.width, height: frame.height };
  const scale = Math.min(ROOM.width / box.width, ROOM.height / box.height);
  const place: Matrix = [
    scale,
    0,
    0,
    scale,
    CARD.width / 2 - scale * (box.x + box.width / 2),
    GROUND - scale * (box.y + box.height),
  ];
  const parts = frame.parts.map((part) => ({ ...part, matrix: multiply(place, part.matrix) }));
  return { ...frame, ...CARD, parts: [ground(spec), ...parts] };
}

function ground(spec: MascotSpec): FramePart {
  const { hue, chroma, pale } = moodOf(spec);
  const tone = (l: number, c: number) => fromOklch({ l, c: Math.min(c, chroma), h: hue });
  const [paper, floor, disc] = pale
    ? [tone(0.74, 0.09), tone(0.69, 0.09), tone(0.66, 0.1)]
    : [tone(0.955, 0.022), tone(0.915, 0.035), tone(0.88, 0.06)];
  const { x, y, radius } = DISC;
  const shapes: [d: string, fill: string][] = [
    [`M0 0H${CARD.width}V${CARD.height}H0Z`, paper],
    [
      `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`,
      disc,
    ],
    [`M0 ${FLOOR}H${CARD.width}V${CARD.height}H0Z`, floor],
  ];
  const svg = shapes.map(([d, fill]) => `<path d="${d}" fill="${fill}"/>`).join('');
  return { id: 'ground', state: null, matrix: [1, 0, 0, 1, 0, 0], opacity: 1, svg };
}

/**
 * The main hue of a mascot in degrees, the maximum chroma of its background, and whether its mean lightness exceeds
 * `PALE`.
 */
function moodOf({ palette, parts }: MascotSpec): { hue: number; chroma: number; pale: boolean } {
  const weights = tokenWeights(parts);
  const colors = palette.map(({ name, color }) => ({ ...toOklch(color), weight: weights.get(name) ?? 0 }));
  const total = colors.reduce((sum, { weight }) => sum + weight, 0);
  const main = colors
    .filter(({ c, weight }) => c > 4 * GREY && weight > SPECK * total)
    .toSorted((a, b) => b.weight * b.c - a.weight * a.c)[0];
  const lightness = total === 0 ? 0 : colors.reduce((sum, { l, weight }) => sum + l * weight, 0) / total;
  return { hue: main?.h ?? COOL, chroma: main?.c ?? 0.05, pale: lightness > PALE };
}
