import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { SampledFilm } from '@/lib/artist/video/film';
import { measure } from '@/lib/artist/video/measure';
import { regionOf } from '@/lib/artist/video/region';
import { biped } from '../../support/rigs';

/** The side of the frames in pixels, and their rate per second. */
const [SIDE, RATE] = [112, 24] as const;

type Picture = SampledFilm['pictures'][number];
type Color = readonly [red: number, green: number, blue: number];

/** The figure in each frame of a clip, premultiplied and on a transparent background. */
function figures(clip: AnimationClip): Uint8Array[] {
  const [rig, motion, seconds] = [rigOf(biped), compileClip(rigOf(biped), clip), clip.duration];
  return Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) =>
      new Resvg(paintSvg(render(rig, sample(motion, i / RATE)), { width: SIDE, height: SIDE }), {
        font: { loadSystemFonts: false },
      }).render().pixels,
  );
}

const GROUND: Color = [243, 239, 230];
const even = (): Color => GROUND;

/** A frame with the figure on a background, `right` pixels from its usual position. */
function picture(figure: Uint8Array | null, ground: (x: number, y: number) => Color = even, right = 0): Picture {
  const rgba = new Uint8Array(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [at, from] = [4 * (y * SIDE + x), x - right < 0 || x - right >= SIDE ? -1 : 4 * (y * SIDE + x - right)];
      const alpha = figure && from >= 0 ? figure[from + 3]! : 0;
      ground(x, y).forEach((value, channel) => {
        rgba[at + channel] = (alpha ? figure![from + channel]! : 0) + (value * (255 - alpha)) / 255;
      });
      rgba[at + 3] = 255;
    }
  }
  return { width: SIDE, height: SIDE, rgba };
}

const wave = figures(presetClip(biped, 'wave', { duration: 1.6 }));
const film = (pictures: Picture[]): SampledFilm => ({ rate: RATE, pictures });
const plain = measure(film(wave.map((figure) => picture(figure))));

/** Deterministic noise, from -1 to 1. */
const grain = (seed: number): number => (Math.sin(seed * 12.9898) * 43_758.5453) % 1;

const noisy = (one: Picture, seed: number): Picture => ({
  ...one,
  rgba: one.rgba.map((value, at) =>
    at % 4 === 3 ? value : Math.min(Math.max(value + 26 * grain(at + 977 * seed), 0), 255),
  ),
});

/** A frame with black bars at top and bottom. */
function barred({ width, height, rgba }: Picture): Picture {
  const bar = new Uint8Array(4 * width * 14).map((_, at) => (at % 4 === 3 ? 255 : 4));
  return { width, height: height + 28, rgba: new Uint8Array([...bar, ...rgba, ...bar]) };
}

const dark = (one: Picture, light: number): Picture => ({
  ...one,
  rgba: one.rgba.map((value, at) => (at % 4 === 3 ? value : value * light)),
});
const sky = (x: number, y: number): Color => [120 + y, 170 + y / 2 + x / 4, 230 - y / 4];
const caption = (x: number, y: number): Color =>
  x > SIDE - 24 && x < SIDE - 6 && y > 6 && y < 16 ? [40, 80, 120] : GROUND;

/** A frame at the right of a wide, empty one. */
function wide({ height, rgba }: Picture): Picture {
  const width = 4 * SIDE;
  const out = new Uint8Array(4 * width * height).map((_, at) => (at % 4 === 3 ? 255 : GROUND[at % 4]!));
  for (let row = 0; row < height; row += 1)
    out.set(rgba.subarray(4 * row * SIDE, 4 * (row + 1) * SIDE), 4 * (row * width + 2 * SIDE));
  return { width, height, rgba: out };
}

/** A wall in many colours. */
const room = (x: number, y: number): Color => [
  80 + 90 * ((Math.floor(x / 9) * 7 + Math.floor(y / 11) * 5) % 3),
  60 + 70 * ((Math.floor(x / 13) + Math.floor(y / 7)) % 3),
  90 + 50 * ((Math.floor(x / 7) * 3 + Math.floor(y / 9)) % 4),
];

const centred = (list: readonly number[]) =>
  list.map((value) => value - list.reduce((sum, each) => sum + each, 0) / list.length);
const dot = (x: readonly number[], y: readonly number[]) => x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);

function correlation(one: readonly number[], two: readonly number[]): number {
  const [a, b] = [centred(one), centred(two)];
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b) || 1);
}

const wayOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** The same wave under different conditions, and the frame at which it starts. */
const FOOTAGE: [string, number, () => Picture[]][] = [
  ['a softly shaded ground', 0, () => wave.map((figure) => picture(figure, sky))],
  ['grain', 0, () => wave.map((figure, index) => noisy(picture(figure), index))],
  ['black bars', 0, () => wave.map((figure) => barred(picture(figure)))],
  ['a mark in the corner', 0, () => wave.map((figure) => picture(figure, caption))],
  ['a camera that pans', 0, () => wave.map((figure, index) => picture(figure, even, Math.round(index / 4)))],
  [
    'a mascot that comes late',
    15,
    () => [...Array.from({ length: 15 }, () => picture(null)), ...wave.map((figure) => picture(figure))],
  ],
  [
    'a fade from black',
    12,
    () => [
      ...Array.from({ length: 12 }, (_, index) => dark(picture(wave[0] ?? null), index / 12)),
      ...wave.map((figure) => picture(figure)),
    ],
  ],
  [
    'a cut to something else',
    0,
    () => [
      ...wave.map((figure) => picture(figure)),
      ...wave.slice(0, 20).map((figure) => picture(figure, () => [60, 90, 110], 14)),
    ],
  ],
];

describe('a wave is measured', () => {
  test.each(FOOTAGE)('with %s', (_, begins, pictures) => {
    const { from, measured } = measure(film(pictures()));
    expect(Math.abs(from * RATE - begins)).toBeLessThanOrEqual(2);
    const shift = Math.round(from * RATE) - begins;
    const [seen, known] = [measured.curves.armRight, plain.measured.curves.armRight].map((curve, index) =>
      curve.slice(Math.max(0, index === 0 ? -shift : shift)),
    );
    expect(correlation(known ?? [], seen ?? [])).toBeGreaterThan(0.93);
    expect(wayOf(measured.curves.x)).toBeLessThan(0.08);
  });
});

test('a figure without contrast to its background is refused, and so is a video without a figure', () => {
  expect(() => measure(film(wave.map((figure) => picture(figure, room))))).toThrow(
    'The figure in the video cannot be told from what is behind it. Show it before an even ground, whole and ' +
      'with the camera still.',
  );
  expect(() => measure(film(wave.map(() => picture(null))))).toThrow(
    'No figure was found in the video. Show one figure before an even ground, whole and with the camera still.',
  );
});

test('a small figure gets a region for a second analysis at a higher resolution; a large one does not', () => {
  expect(regionOf(film(wave.map((figure) => picture(figure))))).toBeNull();
  const region = regionOf(film(wave.map((figure) => wide(picture(figure)))));
  expect(region?.left).toBeGreaterThan(0.45);
  expect(region?.right).toBeLessThan(0.8);
  expect((region?.right ?? 0) - (region?.left ?? 0)).toBeGreaterThan(0.15);
});
