import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '@/lib/core/paint/svg';
import { BADGE_CORNER, logoOf, logoParts } from '@/lib/core/rig/logo';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { isUnderlay } from '@/lib/core/rig/underlays';
import { DRAWN_SPECIES } from '../../support/species';

const designed = (prompt: string): MascotSpec => {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'logo'));
  if (!accepted.ok) throw new Error(`"${prompt}" cannot be drawn.`);
  return accepted.value.spec;
};

function svgOf(spec: MascotSpec, size: number, background?: string): string {
  const { frame, box } = logoOf(spec, render(rigOf(spec), {}), background !== undefined);
  return paintSvg(frame, {
    width: size,
    viewBox: [box.x, box.y, box.width, box.height],
    ...(background ? { background, rounded: BADGE_CORNER } : {}),
  });
}

const range = (values: number[]) =>
  values.reduce(([min, max], value) => [Math.min(min!, value), Math.max(max!, value)], [Infinity, -1]);

/** The widths of the empty margins in pixels: left, right, top, bottom. */
function marginsOf(svg: string): [number, number, number, number] {
  const { pixels, width, height } = new Resvg(svg).render();
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < width * height; at += 1) {
    if (pixels[4 * at + 3]! < 100) continue;
    xs.push(at % width);
    ys.push(Math.floor(at / width));
  }
  const [[left, right], [top, bottom]] = [range(xs), range(ys)];
  return [left!, width - 1 - right!, top!, height - 1 - bottom!];
}

describe('a logo', () => {
  test('of a mascot with a head is the head with everything on it', () => {
    const kept = [...logoParts(designed('a wizard cat with glasses'))];
    expect(kept).toEqual(
      expect.arrayContaining([
        'head',
        'ear_left',
        'ear_right',
        'eye_left',
        'eye_right',
        'nose',
        'mouth',
        'hat',
        'glasses',
      ]),
    );
    expect(kept.filter((id) => /body|arm|hand|leg|foot|tail|shadow|wand|cheek/.test(id))).toEqual([]);
  });

  test('of an object with a face is the object without limbs, steam and shadow', () => {
    const kept = [...logoParts(designed('a coffee cup with a top hat'))];
    expect(kept).toEqual(expect.arrayContaining(['body', 'handle', 'eye_left', 'eye_right', 'mouth', 'hat']));
    expect(kept.filter((id) => /arm|hand_|leg|foot|shadow|steam|cheek/.test(id))).toEqual([]);
  });

  test('keeps limbs that shape the body: all arms of an octopus and of a cactus', () => {
    expect(
      [...logoParts(designed('an octopus'))].filter((id) => /leg|tentacle/.test(id) && !isUnderlay(id)),
    ).toHaveLength(6);
    expect([...logoParts(designed('a cactus'))].filter((id) => /arm/.test(id) && !isUnderlay(id))).toHaveLength(2);
  });

  test.each(DRAWN_SPECIES)('of a %s is square and centred, with equal margins', (species) => {
    const svg = svgOf(designed(`a ${species.replaceAll('_', ' ')}`), 250);
    expect(svg).toMatch(/width="250" height="250"/);
    const [left, right, top, bottom] = marginsOf(svg);
    expect(Math.abs(left - right), `${left} ${right}`).toBeLessThanOrEqual(1);
    expect(Math.abs(top - bottom), `${top} ${bottom}`).toBeLessThanOrEqual(1);
    expect(Math.min(left, top)).toBe(10);
  });

  test('has colours as values and no external references', () => {
    const svg = svgOf(designed('a fox with a crown'), 64);
    expect(svg).not.toMatch(/var\(|\$|href="(?!#)|style|<script|<image/);
    expect(svg).toMatch(/#[0-9a-f]{6}/i);
  });

  test('has a badge with rounded corners if a background is given', () => {
    const spec = designed('a fox');
    const svg = svgOf(spec, 200, '#1f6f5c');
    const { pixels } = new Resvg(svg).render();
    const pixel = (x: number, y: number) => [...pixels.subarray(4 * (y * 200 + x), 4 * (y * 200 + x) + 4)];
    expect([pixel(0, 0), pixel(199, 0), pixel(0, 199)].flat()).toEqual(Array(12).fill(0));
    for (const edge of [pixel(100, 3), pixel(3, 100), pixel(100, 196)]) expect(edge).toEqual([0x1f, 0x6f, 0x5c, 255]);
  });

  test('of a rig without drawings is empty', () => {
    const spec = designed('a fox');
    const bare = { ...spec, parts: spec.parts.map((part) => ({ ...part, svg: '', states: [] })) };
    expect(logoOf(bare, render(rigOf(bare), {}), false).frame.parts).toEqual([]);
  });
});
