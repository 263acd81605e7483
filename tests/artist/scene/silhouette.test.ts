import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { hexOf } from '@/lib/core/color/hex';
import { toOklch } from '@/lib/core/color/oklch';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { sceneSpec } from '@/lib/artist/scene';
import { SETTINGS } from '@/lib/artist/scene/settings';

const SIZE = 160;
/**
 * The least OKLab distance of the mascot's edge, line included, from the backdrop beside it, and the share of the edge
 * for which it is required.
 */
const MIN_EDGE_CONTRAST = 0.09;
const MIN_EDGE_SHARE = 0.8;
/** The distance inside the edge in which its line may be, in pixels. */
const LINE_DEPTH_PX = 2;

function pixelsOf(spec: MascotSpec, shown: (id: string) => boolean, background?: string): Uint8Array {
  const frame = render(rigOf(spec), {});
  const svg = paintSvg(
    { ...frame, parts: frame.parts.filter(({ id }) => shown(id)) },
    { width: SIZE, height: SIZE, background },
  );
  return Uint8Array.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels);
}

const seen = new Map<number, readonly [number, number, number]>();

function labAt(pixels: Uint8Array, at: number): readonly [number, number, number] {
  const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3);
  const key = (r << 16) | (g << 8) | b;
  const known = seen.get(key);
  if (known) return known;
  const { l, c, h } = toOklch(hexOf([r / 255, g / 255, b / 255]));
  const made = [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)] as const;
  seen.set(key, made);
  return made;
}

const isBackdrop = (id: string) => id.startsWith('scene_') && id !== 'scene_air' && id !== 'scene_front';

/** The share of the mascot's edge that contrasts with the backdrop beside it. */
function told(scene: MascotSpec): number {
  const accepted = acceptSpec(scene);
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join('; '));
  const [ground, figure] = [
    pixelsOf(accepted.value.spec, isBackdrop),
    pixelsOf(accepted.value.spec, (id) => !id.startsWith('scene_')),
  ];
  const isFigure = (at: number) => (figure[at * 4 + 3] ?? 0) > 128;
  const edge = Array.from({ length: SIZE * SIZE }, (_, at) => at).filter(
    (at) => isFigure(at) && [1, -1, SIZE, -SIZE].some((step) => !isFigure(at + step)),
  );
  const near = Array.from(
    { length: (LINE_DEPTH_PX * 2 + 1) ** 2 },
    (_, i) =>
      (Math.floor(i / (LINE_DEPTH_PX * 2 + 1)) - LINE_DEPTH_PX) * SIZE + (i % (LINE_DEPTH_PX * 2 + 1)) - LINE_DEPTH_PX,
  );
  const apart = edge.filter((at) => {
    const behind = labAt(ground, at);
    return near.some(
      (step) =>
        isFigure(at + step) &&
        (figure[(at + step) * 4 + 3] ?? 0) > 250 &&
        Math.hypot(...labAt(figure, at + step).map((value, i) => value - (behind[i] ?? 0))) >= MIN_EDGE_CONTRAST,
    );
  });
  return apart.length / edge.length;
}

const MASCOTS = [
  ['a dark one', 'a black cat', ''],
  ['a pale one', 'a polar bear', ''],
  ['a green one', 'a green slime', ''],
  ['one without lines', 'an orange fox', 'flat'],
] as const;

describe.each(MASCOTS)('%s contrasts with every backdrop', (_, prompt, style) => {
  const spec = designSpec({ prompt, style, detail: 'standard' }, 'silhouette');

  test.each(Object.entries(SETTINGS))('%s', (_id, { words }) => {
    const scene = sceneSpec(
      {
        spec,
        prompt: `in the ${words.split(' ')[0]?.replaceAll('_', ' ')}`,
        width: 1024,
        height: 1024,
        clip: null,
        seconds: 0,
      },
      'silhouette',
    );
    expect(told(scene)).toBeGreaterThanOrEqual(MIN_EDGE_SHARE);
  });
});

test.each(['beach', 'forest', 'city', 'castle'])('a dark mascot contrasts with the %s at night', (place) => {
  const spec = designSpec({ prompt: 'a black cat', detail: 'standard' }, 'silhouette');
  expect(
    told(
      sceneSpec(
        { spec, prompt: `in the ${place} at night`, width: 1024, height: 1024, clip: null, seconds: 0 },
        'silhouette',
      ),
    ),
  ).toBeGreaterThanOrEqual(MIN_EDGE_SHARE);
});
