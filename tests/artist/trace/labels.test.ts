import { describe, expect, test } from 'vitest';
import { colored } from '@/lib/artist/trace/labels';
import { NONE, regionsOf } from '@/lib/artist/trace/regions';
import { hexOfLab, tokensOf } from '@/lib/artist/trace/tokens';
import { box, disc, ellipse, limb, painted, type Stroke } from './pictures';

const colorsOf = (...strokes: Stroke[]): string[] =>
  colored(painted(200, 200, ...strokes))
    .clusters.map(({ lab }) => hexOfLab(lab))
    .sort();

describe('quantised colours', () => {
  test('are the painted ones, without mixtures at the edges', () => {
    expect(colorsOf(disc(100, 100, 80, '#f0c030'), disc(80, 90, 12, '#202028'), disc(120, 90, 12, '#ffffff'))).toEqual([
      '#202028',
      '#f0c030',
      '#ffffff',
    ]);
  });

  test('include a small highlight', () => {
    expect(colorsOf(disc(100, 100, 80, '#3060c0'), disc(90, 90, 6, '#ffffff'))).toContain('#ffffff');
  });

  test('of a gradient are tones of one material', () => {
    const coloring = colored(
      painted(200, 200, (ctx) => {
        const tones = ctx.createLinearGradient(0, 20, 0, 180);
        tones.addColorStop(0, '#60a0e8');
        tones.addColorStop(1, '#3f7fc8');
        ctx.fillStyle = tones;
        ctx.fillRect(20, 20, 160, 160);
      }),
    );
    const { tokens } = tokensOf(coloring.clusters, coloring.labels);
    expect(tokens.length).toBeGreaterThan(1);
    expect(tokens.every((token) => /^body(_|$)/.test(token))).toBe(true);
  });

  test('have no seam between two areas, and keep a thin line', () => {
    const { labels } = colored(painted(200, 200, box(20, 20, 80, 160, '#ffffff'), box(100, 20, 80, 160, '#000000')));
    expect(regionsOf(labels).regions.length).toBe(2);
    const lined = colored(
      painted(
        200,
        200,
        disc(100, 100, 80, '#f0c030'),
        limb(60, 110, 140, 130, 3, '#301808'),
        disc(100, 70, 10, '#301808'),
      ),
    );
    expect(
      regionsOf(lined.labels).regions.some(
        ({ left, right, bottom }) => right - left > 70 && right - left < 90 && bottom < 140,
      ),
    ).toBe(true);
  });

  test('cover exactly the visible pixels', () => {
    const picture = painted(200, 200, disc(100, 100, 60, '#c03050'));
    const { labels } = colored(picture);
    expect(Array.from(labels.at, (label) => label !== NONE)).toEqual(
      Array.from(labels.at, (_, at) => picture.rgba[4 * at + 3]! >= 128),
    );
  });
});

describe('tokens', () => {
  test('are named by the use of a colour, and tones are related to their material', () => {
    const { labels, clusters } = colored(
      painted(
        200,
        200,
        ellipse(100, 100, 80, 90, '#d08040'),
        ellipse(100, 140, 40, 40, '#f6e3c8'),
        ellipse(60, 60, 16, 16, '#b06828'),
        disc(80, 80, 9, '#1c1a20'),
        disc(120, 80, 9, '#ffffff'),
      ),
    );
    const { palette } = tokensOf(clusters, labels);
    expect(Object.fromEntries(palette.map(({ name, color }) => [color, name]))).toEqual({
      '#d08040': 'body',
      '#f6e3c8': 'belly',
      '#b06828': 'body_shade',
      '#1c1a20': 'line',
      '#ffffff': 'white',
    });
  });

  test('of different colours are unrelated', () => {
    const { labels, clusters } = colored(
      painted(
        200,
        200,
        ...['#e03030', '#30c040', '#3050e0', '#e0d020', '#c030c0', '#20c0c0'].map((color, i) =>
          box(10 + 30 * i, 10, 30, 180, color),
        ),
      ),
    );
    const { palette } = tokensOf(clusters, labels);
    expect(new Set(palette.map(({ name }) => name)).size).toBe(6);
  });
});
