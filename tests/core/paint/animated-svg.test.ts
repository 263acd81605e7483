import { expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const fox = acceptedSpec(sampleSpec('fox'));
const rig = rigOf(fox);
const svg = (name: 'idle' | 'wave', options = {}) => paintAnimatedSvg(rig, presetClip(fox, name), options);

test('an animated SVG is well-formed, without scripts, links or transform origins', () => {
  const text = svg('wave', { title: 'A <fox> & "friends"' });
  expect(() => new SaxesParser({ xmlns: true }).write(text).close()).not.toThrow();
  expect(text).not.toMatch(/<script|href|transform-origin|transform-box|https?:\/\/(?!www\.w3\.org)/);
});

test('it loops if its clip loops', () => {
  expect(svg('idle')).toContain('s linear infinite both');
  expect(svg('wave')).toContain('s linear 1 both');
});

test('it is still under prefers-reduced-motion', () => {
  const text = svg('idle');
  const root = /class="(\w+)"/.exec(text)?.[1];
  expect(text).toContain(`@media (prefers-reduced-motion:reduce){.${root} g[class]{animation:none}}`);
});

test('without animation it shows the mascot at rest', async () => {
  const still = paintSvg(render(rig, {}), { background: '#ffffff' });
  const [a, b] = await Promise.all(
    [svg('wave', { background: '#ffffff' }), still].map((text) => sharp(Buffer.from(text)).raw().toBuffer()),
  );
  expect(a!.reduce((sum, value, i) => sum + Math.abs(value - b![i]!), 0) / a!.length).toBeLessThan(0.2);
});

const names = (text: string) =>
  new Set([...text.matchAll(/@keyframes (\S+?)\{| id="(\S+?)"/g)].map(([, rule, id]) => rule ?? id));

test('several on one page have distinct ids, classes and keyframes', () => {
  const recolored = rigOf({ ...fox, palette: fox.palette.map((entry) => ({ ...entry, color: '#336699' })) });
  const texts = [
    svg('idle'),
    svg('wave'),
    paintAnimatedSvg(recolored, presetClip(fox, 'idle')),
    svg('idle', { idPrefix: 'a-' }),
  ];
  const [a = new Set<string | undefined>(), ...others] = texts.map(names);
  expect(a.size).toBeGreaterThan(3);
  for (const other of others) expect([...a].filter((name) => other.has(name))).toEqual([]);
  expect(names(svg('idle'))).toEqual(a);
});

test('neighbouring parts with equal animated groups share them', () => {
  const text = svg('idle');
  expect(text.match(/<g/g)!.length).toBe(text.match(/<\/g>/g)!.length);
  // Without sharing, each part would need several groups for every joint above it.
  expect(text.match(/<g/g)!.length).toBeLessThan(5 * fox.parts.length);
  expect(text.length).toBeLessThan(2 * JSON.stringify(fox).length);
});
