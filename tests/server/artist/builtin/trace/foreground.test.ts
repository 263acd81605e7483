import { describe, expect, test } from 'vitest';
import { CANVAS } from '@/lib/artist/trace/foreground';
import { foreground } from '@/lib/server/artist/builtin/trace/place-figure';
import type { Pixels } from '@/lib/artist/trace/pixels';
import { box, disc, ellipse, nothing, painted, type Stroke } from '../../../../artist/trace/pictures';

/** How solid the cut-out is, and its colour, at shares of the figure's box. */
function at(picture: Pixels, x: number, y: number): number[] {
  return [
    ...picture.rgba.subarray(
      4 * (Math.round(y) * picture.width + Math.round(x)),
      4 * (Math.round(y) * picture.width + Math.round(x)) + 4,
    ),
  ];
}

const ends = (values: number[]) =>
  [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const;

function extent({ width, rgba }: Pixels): { left: number; right: number; top: number; bottom: number } {
  const shown = Array.from({ length: rgba.length / 4 }, (_, i) => i).filter((i) => rgba[4 * i + 3]! > 127);
  const [xs, ys] = [shown.map((i) => i % width), shown.map((i) => Math.floor(i / width))];
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  return { left, right, top, bottom };
}

const cut = async (...strokes: Stroke[]): Promise<Pixels> => {
  const figure = await foreground(painted(300, 300, ...strokes));
  if (!figure) throw new Error('The picture shows no figure.');
  return figure;
};

const soft: Stroke = (ctx) => {
  const shade = ctx.createRadialGradient(0, 0, 0, 0, 0, 90);
  shade.addColorStop(0, '#00000060');
  shade.addColorStop(1, '#00000000');
  ctx.setTransform(1, 0, 0, 0.15, 150, 262);
  ctx.fillStyle = shade;
  ctx.fillRect(-90, -90, 180, 180);
  ctx.setTransform(1, 0, 0, 1, 0, 0);
};

describe('foreground', () => {
  test('trims what alpha shows and stands it on the canvas', async () => {
    const figure = await cut(ellipse(100, 100, 30, 60, '#e04040'));
    expect([figure.width, figure.height]).toEqual([CANVAS, CANVAS]);
    const { left, right, top, bottom } = extent(figure);
    expect((left + right) / 2).toBeCloseTo(CANVAS / 2, -1);
    expect(bottom).toBeGreaterThan(464);
    expect(bottom - top).toBeGreaterThan(2 * (right - left) - 8);
  });

  test('floods an even ground from the border and keeps white inside the figure', async () => {
    const figure = await cut(
      box(0, 0, 300, 300, '#ffffff'),
      disc(150, 150, 100, '#3f7fd0'),
      disc(150, 150, 40, '#ffffff'),
    );
    expect(at(figure, 60, 60)[3]).toBe(0);
    expect(at(figure, 256, 258)).toEqual([255, 255, 255, 255]);
    expect(extent(figure).right - extent(figure).left).toBeGreaterThan(400);
  });

  test('leaves no rim of the ground around the figure', async () => {
    const figure = await cut(box(0, 0, 300, 300, '#ffffff'), disc(150, 150, 100, '#202020'));
    const light = Array.from({ length: CANVAS * CANVAS }, (_, i) => i).filter(
      (i) => figure.rgba[4 * i + 3]! > 60 && figure.rgba[4 * i]! > 110,
    );
    expect(light.length).toBeLessThan(20);
  });

  test('opens holes that show a coloured ground', async () => {
    const figure = await cut(
      box(0, 0, 300, 300, '#20c040'),
      disc(150, 150, 100, '#804020'),
      disc(150, 150, 40, '#20c040'),
    );
    expect(at(figure, 256, 258)[3]).toBe(0);
  });

  test('keeps the holes of a picture with alpha', async () => {
    const figure = await cut(disc(150, 150, 100, '#804020'), (ctx) => {
      ctx.globalCompositeOperation = 'destination-out';
      ctx.arc(150, 150, 40, 0, 7);
      ctx.fill();
    });
    expect(at(figure, 256, 258)[3]).toBe(0);
  });

  test('drops a soft shadow below, on a ground and on none', async () => {
    for (const ground of [[], [box(0, 0, 300, 300, '#ffffff')]]) {
      const { left, right, top, bottom } = extent(await cut(...ground, soft, disc(150, 150, 100, '#e0a020')));
      expect((right - left) / (bottom - top)).toBeCloseTo(1, 1);
    }
  });

  test('finds nothing in an empty picture', async () => {
    expect(await foreground(nothing(50, 50))).toBeNull();
    expect(await foreground(painted(50, 50, box(0, 0, 50, 50, '#ffffff')))).toBeNull();
  });
});
