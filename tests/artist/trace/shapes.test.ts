import { describe, expect, test } from 'vitest';
import { areaOfLoop, contours } from '@/lib/artist/trace/contour';
import { pathOfLoop } from '@/lib/artist/trace/curve';
import { colored } from '@/lib/artist/trace/labels';
import { drawingOfLabels } from '@/lib/artist/trace/shapes';
import { tokensOf } from '@/lib/artist/trace/tokens';
import { fidelity } from '@/lib/artist/trace/fidelity';
import { flatten } from '@/lib/core/geometry/flatten';
import { box, disc, limb, painted, type Stroke } from './pictures';

const everywhere = (side: number) => ({ left: 0, top: 0, right: side, bottom: side });

function loopsOf(side: number, ...strokes: Stroke[]): number[][] {
  const { rgba } = painted(side, side, ...strokes);
  return contours(
    Float32Array.from({ length: side * side }, (_, at) => rgba[4 * at + 3]! / 255),
    side,
    side,
    everywhere(side),
  );
}

function traced(side: number, ...strokes: Stroke[]) {
  const picture = painted(side, side, ...strokes);
  const coloring = colored(picture);
  const { palette, tokens } = tokensOf(coloring.clusters, coloring.labels);
  const svg = drawingOfLabels(coloring.labels, {
    ...coloring,
    tokens,
    alpha: picture.rgba.filter((_, at) => at % 4 === 3),
  });
  return { picture, svg, palette };
}

/** Paints the traced paths in the colours of their palette. */
function repainted(side: number, ...strokes: Stroke[]) {
  const { picture, svg, palette } = traced(side, ...strokes);
  const paths = [...svg.matchAll(/fill="\$(\w+)" fill-rule="evenodd" d="([^"]+)"/g)].map(([, token, d]) => ({
    d: d ?? '',
    color: palette.find(({ name }) => name === token)?.color ?? '',
  }));
  const again = painted(side, side, (ctx) => {
    for (const { d, color } of paths) {
      ctx.fillStyle = color;
      ctx.beginPath();
      for (const polygon of flatten(d)) {
        for (let i = 0; i < polygon.length; i += 2) ctx[i ? 'lineTo' : 'moveTo'](polygon[i]!, polygon[i + 1]!);
        ctx.closePath();
      }
      ctx.fill('evenodd');
    }
  });
  return { picture, again, paths };
}

describe('a traced outline', () => {
  test('is positioned between pixels by antialiasing', () => {
    const [loop = []] = loopsOf(100, disc(50.3, 49.6, 30, '#000000'));
    const radii = loop.flatMap((_, i) => (i % 2 ? [] : [Math.hypot(loop[i]! - 50.3, loop[i + 1]! - 49.6)]));
    expect(Math.max(...radii.map((radius) => Math.abs(radius - 30)))).toBeLessThan(0.4);
  });

  test('has a loop for each hole', () => {
    const loops = loopsOf(100, disc(50, 50, 40, '#000000'), (ctx) => {
      ctx.globalCompositeOperation = 'destination-out';
      ctx.beginPath();
      ctx.arc(50, 50, 20, 0, 7);
      ctx.fill();
    });
    expect(
      loops
        .map(areaOfLoop)
        .map((area) => Math.round(Math.sqrt(area / Math.PI)))
        .sort(),
    ).toEqual([20, 40]);
  });

  test('consists of few curves, within half a pixel of the contour', () => {
    const [loop = []] = loopsOf(200, disc(100, 100, 80, '#000000'));
    const d = pathOfLoop(loop);
    expect(d.match(/[CL]/g)?.length).toBeLessThan(14);
    for (const polygon of flatten(d))
      for (let i = 0; i < polygon.length; i += 2)
        expect(Math.abs(Math.hypot(polygon[i]! - 100, polygon[i + 1]! - 100) - 80)).toBeLessThan(0.5);
  });

  test('keeps corners', () => {
    const [loop = []] = loopsOf(100, box(20, 30, 50, 40, '#000000'));
    expect(pathOfLoop(loop).match(/[CL]/g)?.length).toBeLessThan(14);
    expect(areaOfLoop(flatten(pathOfLoop(loop))[0] as number[])).toBeGreaterThan(50 * 40 - 12);
  });
});

describe('a traced drawing', () => {
  const eye = [
    disc(100, 100, 80, '#e0b040'),
    disc(80, 90, 16, '#ffffff'),
    disc(82, 92, 8, '#202020'),
    limb(60, 130, 140, 130, 6, '#803020'),
  ];

  test('is similar to its picture', () => {
    const { picture, again } = repainted(200, ...eye);
    expect(fidelity(picture, again)).toBeGreaterThan(0.97);
  });

  test('has no gaps between neighbouring areas', () => {
    const { picture, again } = repainted(200, ...eye, box(100, 60, 60, 30, '#3060c0'));
    const isDeep = (at: number) => [0, -2, 2, -400, 400].every((step) => picture.rgba[4 * (at + step) + 3] === 255);
    const open = Array.from({ length: 200 * 200 }, (_, at) => at).filter(
      (at) => isDeep(at) && again.rgba[4 * at + 3]! < 252,
    );
    expect(open).toEqual([]);
  });

  test('paints a line around areas as one shape below them', () => {
    const { paths } = repainted(
      200,
      disc(100, 100, 80, '#101010'),
      disc(100, 100, 72, '#50b060'),
      limb(100, 30, 100, 170, 8, '#101010'),
    );
    expect(paths.length).toBe(3);
    expect(flatten(paths[0]!.d).length).toBe(1);
  });
});
