import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { acceptSpec } from '@/lib/core/spec/accept';
import { viewMarkup } from '@/lib/player/markup';

const accepted = acceptSpec(JSON.parse(readFileSync(new URL('../fixtures/specs/fox.json', import.meta.url), 'utf8')));
if (!accepted.ok) throw new Error('The fixture is invalid.');
const { spec } = accepted.value;
const markup = viewMarkup(spec, 'a-');

const ids = (text: string) => [...text.matchAll(/\bid="([^"]*)"/g)].map((match) => match[1]);

describe('viewMarkup', () => {
  test('contains every state of every part, one of them visible', () => {
    for (const part of spec.parts) {
      const group = markup.slice(markup.indexOf(`data-part="${part.id}"`)).split('data-part=')[1] ?? '';
      const states = [...group.matchAll(/data-state="([^"]*)"( display="none")?/g)];
      expect(
        states.map((state) => state[1]),
        part.id,
      ).toEqual(['', ...part.states.map(({ name }) => name)]);
      expect(
        states.filter((state) => !state[2]),
        part.id,
      ).toHaveLength(1);
    }
  });

  test('uses CSS variables with palette fallbacks, and no style attributes that a strict policy would block', () => {
    expect(markup).not.toMatch(/"\$| style=/);
    const used = new Map(
      [...markup.matchAll(/"var\(--mascot-(\w+),(#\w+)\)"/g)].map(([, token, color]) => [token, color]),
    );
    expect(used.size).toBeGreaterThan(3);
    const palette = new Map(spec.palette.map(({ name, color }) => [name, color]));
    for (const [token, color] of used) expect(color, token).toBe(palette.get(token ?? ''));
  });

  test('has ids that are unique in the page', () => {
    const other = new Set(ids(viewMarkup(spec, 'b-')));
    expect(ids(markup).length).toBeGreaterThan(0);
    expect(ids(markup).filter((id) => other.has(id))).toEqual([]);
    const used = [...markup.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1]);
    expect(used.filter((id) => !ids(markup).includes(id))).toEqual([]);
  });
});
