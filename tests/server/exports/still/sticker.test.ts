import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withoutShadow } from '@/lib/core/rig/crop';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { distanceFrom } from '@/lib/core/geometry/distance';
import { encodePng } from '@/lib/server/raster/png';
import { paintSticker } from '@/lib/server/raster/sticker';

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

const designed = (prompt: string): MascotSpec => {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'sticker'));
  if (!accepted.ok) throw new Error(`"${prompt}" cannot be drawn.`);
  return accepted.value.spec;
};

async function stickerOf(spec: MascotSpec, size: number, background: string | null = null): Promise<Picture> {
  const png = await encodePng(await paintSticker(withoutShadow(spec, render(rigOf(spec), {})), size, background));
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const pixel = ({ data, width }: Picture, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];
const alphas = ({ data }: Picture) => Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3]!);
const isPaper = ([r = 0, g = 0, b = 0, a = 0]: number[]) => a > 250 && Math.min(r, g, b) > 250;

/** The first and last pixel of a line with at least half coverage by paper. The shadow beside it is dark. */
function solidRange(length: number, at: (index: number) => number[]): [number, number] | null {
  const solid = Array.from({ length }, (_, i) => i).filter(
    (i) => (Math.min(...at(i).slice(0, 3)) * (at(i)[3] ?? 0)) / 255 >= 128,
  );
  return solid.length ? [solid[0]!, solid.at(-1)!] : null;
}

const PROMPTS = [
  'a fox barista',
  'a coffee cup with glasses',
  'a cloud',
  'a purple dragon',
  'a wolf on all fours',
  'a red heart',
];

describe('a sticker', () => {
  test.each(PROMPTS)('of %s has the requested size, with equal margins on all four sides', async (prompt) => {
    const picture = await stickerOf(designed(prompt), 300);
    const { width, height } = picture;
    expect(Math.max(width, height)).toBe(300);
    const rows = Array.from({ length: height }, (_, y) => solidRange(width, (x) => pixel(picture, x, y))).filter(
      (range) => range !== null,
    );
    const columns = Array.from({ length: width }, (_, x) => solidRange(height, (y) => pixel(picture, x, y))).filter(
      (range) => range !== null,
    );
    const margins = [
      Math.min(...rows.map(([from]) => from)),
      width - 1 - Math.max(...rows.map(([, to]) => to)),
      Math.min(...columns.map(([from]) => from)),
      height - 1 - Math.max(...columns.map(([, to]) => to)),
    ];
    expect(Math.max(...margins) - Math.min(...margins), margins.join()).toBeLessThanOrEqual(1);
    expect(Math.abs(margins[0]! - 9)).toBeLessThanOrEqual(1);
  });

  test.each(PROMPTS)('of %s has a white border of the same width along its whole edge', async (prompt) => {
    const picture = await stickerOf(designed(prompt), 400);
    const outside = alphas(picture).map((alpha) => (alpha < 128 ? 255 : 0));
    const distances = distanceFrom(outside, picture.width, picture.height);
    const band = [...distances.keys()].filter((at) => distances[at]! > 1.5 && distances[at]! < 12);
    expect(band.length).toBeGreaterThan(5000);
    expect(band.filter((at) => !isPaper([...picture.data.subarray(4 * at, 4 * at + 4)]))).toEqual([]);
  });

  test('has a border of the same width at a straight side and at a corner', async () => {
    const square = acceptSpec({
      specVersion: 1,
      name: 'Box',
      description: '',
      archetype: 'object',
      canvas: { width: 100, height: 100 },
      palette: [],
      anchors: [],
      parts: [
        {
          id: 'body',
          parent: null,
          z: 0,
          pivot: [50, 50],
          rotateLimits: null,
          svg: '<rect x="20" y="30" width="50" height="50" fill="#224466"/>',
          states: [],
          defaultState: null,
        },
      ],
    });
    if (!square.ok) throw new Error('The box cannot be drawn.');
    const picture = await stickerOf(square.value.spec, 1000);
    const middle = solidRange(1000, (x) => pixel(picture, x, 500))!;
    expect(middle[0]).toBe(30);
    const ink = Array.from({ length: 1000 }, (_, x) => x).filter(
      (x) => pixel(picture, x, 500)[0]! < 100 && pixel(picture, x, 500)[3] === 255,
    );
    expect(Math.abs(ink[0]! - 65)).toBeLessThanOrEqual(1);
    const diagonal = Array.from({ length: 500 }, (_, i) => i).find((i) => pixel(picture, i, i)[3]! > 200)!;
    expect((65 - diagonal) * Math.SQRT2).toBeGreaterThan(33);
    expect((65 - diagonal) * Math.SQRT2).toBeLessThan(37.5);
  });

  test('does not contain the shadow on the ground', async () => {
    const spec = designed('a fox');
    const without = { ...spec, parts: spec.parts.filter(({ id }) => id !== 'shadow') };
    expect(without.parts.length).toBe(spec.parts.length - 1);
    expect((await stickerOf(spec, 200)).data.equals((await stickerOf(without, 200)).data)).toBe(true);
  });

  test('has no holes: areas that the drawing encloses are paper', async () => {
    const { width, height, ...picture } = await stickerOf(designed('a coffee cup'), 300);
    const alpha = alphas({ width, height, ...picture });
    const reached = new Set([0]);
    for (const at of reached) {
      const next = [at - width, at + width, ...(at % width ? [at - 1] : []), ...((at + 1) % width ? [at + 1] : [])];
      for (const other of next) if ((alpha[other] ?? 255) < 255) reached.add(other);
    }
    expect([...alpha.keys()].filter((at) => alpha[at]! < 255 && !reached.has(at))).toEqual([]);
  });

  test('is on the background if there is one', async () => {
    const picture = await stickerOf(designed('a fox'), 200, '#3366cc');
    expect(pixel(picture, 0, 0)).toEqual([0x33, 0x66, 0xcc, 255]);
    expect(
      (await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } }).stats())
        .isOpaque,
    ).toBe(true);
  });

  test.each([16, 64, 2048])('can be %i pixels long', async (size) => {
    const { width, height } = await stickerOf(designed('a fox'), size);
    expect(Math.max(width, height)).toBe(size);
  });

  test('of a mascot without visible parts is an empty picture', async () => {
    const spec = designed('a fox');
    const bare = { ...spec, parts: spec.parts.map((part) => ({ ...part, svg: '', states: [] })) };
    const { data, width, height } = await stickerOf(bare, 64);
    expect([width, height, Math.max(...data)]).toEqual([64, 64, 0]);
  });
});
