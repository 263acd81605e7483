import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ELEMENTS } from '@/lib/core/svg/allowlist';
import { drawingOf, readFragment } from '@/lib/core/svg/fragment';
import { MascotSpec } from '@/lib/core/spec/schema';

/** A seeded pseudo-random generator of numbers in 0..1. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function files(folder: string): string[] {
  return readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

function seeds(): string[] {
  const inputs = ['benign', 'hostile'].flatMap((kind) =>
    files(`tests/fixtures/svg/${kind}`).map((text) => text.split('\n@@@\n')[0] ?? ''),
  );
  const specs = files('tests/fixtures/specs').map((text) => MascotSpec.parse(JSON.parse(text)));
  return [
    ...inputs,
    ...specs.flatMap(({ parts }) => parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)])),
  ].filter((text) => text.length > 0 && text.length < 5000);
}

const PIECES = [
  ...Object.keys(ELEMENTS).map((name) => `<${name}/>`),
  ...Object.keys(ELEMENTS).map((name) => `<${name}>`),
  ...Object.keys(ELEMENTS).map((name) => `</${name}>`),
  ' fill="url(#a)"',
  ' clip-path="url(#a)"',
  ' id="a"',
  ' href="#a"',
  ' transform="scale(1e3)"',
  ' transform="rotate(1 2)"',
  ' opacity="-3"',
  ' style="fill:$x"',
  ' onload="x"',
  '1e5',
  '1e-9',
  '-',
  '.',
  '0',
  '99999',
  'z',
  'M',
  'a5 5 0 01',
  'NaN',
  '$',
  '"',
  "'",
  '<',
  '>',
  '&#35;',
  '&amp;',
  '&x;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '%',
  '#',
  '\u0000',
  '\ud800',
  '💥',
];
const VALUES = [
  '0',
  '-1',
  '1e9',
  '50%',
  'none',
  'url(#a)',
  'url(#p-1)',
  '$a',
  '#fff',
  'red',
  'evenodd',
  'M0 0L1 1',
  'm0 0h5v5z',
  'translate(1)',
  'scale(0)',
  'scale(-1 1e-4)',
  '',
  '1 2 3',
  'userSpaceOnUse',
  'inherit',
  'a',
  'b',
  '0.0004',
  '5px',
];

function mutated(text: string, random: () => number, pool: readonly string[]): string {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const at = Math.floor(random() * (text.length + 1));
  const end = Math.min(text.length, at + Math.floor(random() * 40));
  switch (Math.floor(random() * 14)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, at) + pick(PIECES) + text.slice(at);
    case 2:
      return text.slice(0, end) + text.slice(at, end) + text.slice(end);
    case 3:
      return text + pick(pool);
    case 4:
      return `<g opacity="0.5" fill="url(#a)" transform="rotate(${Math.floor(random() * 360)})">${text}</g>`;
    default: {
      const values = [...text.matchAll(/="[^"]*"/g)];
      const chosen = values.length > 0 ? pick(values) : null;
      return chosen
        ? `${text.slice(0, chosen.index)}="${pick(VALUES)}"${text.slice(chosen.index + chosen[0].length)}`
        : text;
    }
  }
}

const TAG = /<\/?([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>&]*")*)\/?>/g;
const ALLOWED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ELEMENTS)
    .filter(([name]) => name !== 'use')
    .map(([name, attributes]) => [
      name,
      new Set(Object.keys(attributes).filter((attribute) => !attribute.endsWith('href'))),
    ]),
);

/** Everything in a clean text that is outside the subset: elements, attributes and text between them. */
function strangers(clean: string): string[] {
  const found = [clean.replace(TAG, '')].filter(Boolean);
  for (const [, name = '', attributes = ''] of clean.matchAll(TAG)) {
    const allowed = ALLOWED.get(name);
    if (!allowed) found.push(name);
    for (const [, attribute = ''] of attributes.matchAll(/ ([a-zA-Z0-9-]+)=/g))
      if (!allowed?.has(attribute)) found.push(`${name}.${attribute}`);
  }
  return found;
}

test('any input is reduced to the subset, and cleaning is idempotent', () => {
  const pool = seeds();
  const random = generator(20_250_117);
  let accepted = 0;
  for (let round = 0; round < 6000; round += 1) {
    let input = pool[Math.floor(random() * pool.length)] ?? '';
    for (let step = Math.floor(random() * 4); step >= 0; step -= 1) input = mutated(input, random, pool);
    const { svg, drawing, problems } = readFragment(input);
    if (problems.length > 0) continue;
    accepted += 1;
    expect(strangers(svg), input).toEqual([]);
    expect(/NaN|Infinity|e[-+]?\d|undefined|null/.test(svg.replace(/="[#$][a-z0-9_]*"/g, '')), input).toBe(false);
    const again = readFragment(svg);
    expect(again.problems, input).toEqual([]);
    expect(again.svg, input).toBe(svg);
    expect(again.drawing, input).toEqual(drawing);
    expect(drawingOf(svg), input).toEqual(drawing);
  }
  expect(accepted).toBeGreaterThan(1500);
});
