import { describe, expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { accepted, edited, partOf } from '../edit/stage';

const CELL_PX = 8;
const CHARACTERS = ['a frog knight', 'an orange fox with a scarf', 'a woman doctor', 'a coffee cup', 'the letter G'];

const drawn = (prompt: string, style: string): MascotSpec =>
  designSpec({ prompt, style, detail: 'standard' }, 'sprite');
const drawings = ({ parts }: MascotSpec): string[] =>
  parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]);
const numbersOf = (svg: string): number[] =>
  [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => (d.match(/-?[0-9.]+/g) ?? []).map(Number));

describe.each(CHARACTERS)('%s as a sprite', (prompt) => {
  const spec = drawn(prompt, 'pixel');

  test('is on the grid in every state, and consists of plain cells', () => {
    for (const svg of drawings(spec)) {
      expect(numbersOf(svg).filter((value) => value % CELL_PX !== 0 || value < 0 || value > 512)).toEqual([]);
      expect(svg).not.toMatch(/stroke|Gradient|clip| d="[^"]*[CQ]/);
    }
  });

  test('is accepted unchanged, and is smaller than the outlined drawing', () => {
    expect(acceptSpec(spec)).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(JSON.stringify(spec).length).toBeLessThan(JSON.stringify(drawn(prompt, 'outlined')).length);
  });

  test('has a dark outline of one cell, and states for blinking and speech', () => {
    const [body, outline] = ['body', 'body_outline'].map((id) => numbersOf(partOf(spec, id).svg));
    expect(Math.max(...(outline ?? [])) - Math.max(...(body ?? []))).toBe(CELL_PX);
    const eye = partOf(spec, 'eye_left');
    const closed = eye.states.find(({ name }) => name === 'closed')?.svg;
    expect(closed).toContain('<path');
    expect(closed).not.toBe(eye.svg);
    expect(new Set(partOf(spec, 'mouth').states.map(({ svg }) => svg)).size).toBeGreaterThan(3);
  });
});

test('the eyes of a centred face are symmetric', () => {
  const fox = drawn('an orange fox', 'pixel');
  const xs = (id: string) => numbersOf(partOf(fox, id).svg).filter((_, at) => at % 2 === 0);
  expect(512 - Math.max(...xs('eye_right'))).toBe(Math.min(...xs('eye_left')));
});

test('an edit converts a drawing to a sprite', async () => {
  const { spec } = await edited(accepted(drawn('an orange fox', 'outlined')), 'make it pixel art');
  expect(
    drawings(spec)
      .flatMap(numbersOf)
      .filter((value) => value % CELL_PX !== 0),
  ).toEqual([]);
});
