import { describe, expect, test } from 'vitest';
import { checkClip } from '@/lib/core/clip/check';
import { critique } from '@/lib/core/clip/critic';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { paintAnimatedSvg } from '@/lib/core/paint/animated-svg';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import { acceptSpec } from '@/lib/core/spec/accept';
import { withMotionProps } from '@/lib/core/spec/motion-props';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { finishWork } from '@/lib/artist/finish-work';
import { animate } from '@/lib/artist/motion/animate';
import { propsOf } from '@/lib/artist/motion/props/read';
import { readMotion } from '@/lib/artist/motion/words/read';

function drawn(prompt: string): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, 'props'));
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join(' '));
  return accepted.value.spec;
}

const bodies: Record<string, MascotSpec> = {
  fox: drawn('a friendly fox'),
  horse: drawn('a brown horse'),
  blob: drawn('a round blue blob'),
  owl: drawn('an owl'),
};
const fox = bodies.fox ?? drawn('a friendly fox');

async function moved(prompt: string, spec = fox) {
  const notes: string[] = [];
  const context = { signal: new AbortController().signal, maxCostUsd: 1, seed: 'props' };
  const {
    clip,
    parts = [],
    summary,
  } = await finishWork(animate({ spec, prompt }, context), (event) => {
    if (event.type === 'progress') notes.push(event.text);
  });
  return { clip, parts, summary, notes, whole: withMotionProps(spec, parts, spec) };
}

const wishesOf = (prompt: string) =>
  readMotion(prompt).steps.flatMap(({ acts }) =>
    acts.flatMap((act) =>
      propsOf(act).wishes.map(({ thing, staging, count, color }) =>
        [count ?? '', color?.word ?? '', 'effect' in thing ? thing.effect : thing.item, staging].join(' ').trim(),
      ),
    ),
  );

describe('the words of a motion prompt', () => {
  test.each([
    ['juggles', ['ball juggle']],
    ['juggles four red balls', ['4 red ball juggle']],
    ['juggles five oranges', ['5  small_orange juggle']],
    ['throws red confetti', ['red confetti burst']],
    ['throws a snowball', ['snowball throw']],
    ['types on a laptop', ['laptop desk']],
    ['drinks tea', ['coffee_cup sip', 'steam rise']],
    ['reads a map', ['map both_hands']],
    ['waves a blue flag', ['blue flag hold']],
    ['kicks a ball', ['ball kick']],
    ['sleeps', ['zed rise']],
    ['cries', ['tear drip']],
    ['gets an idea', ['bulb sign']],
    ['dances in the rain', ['raindrop fall']],
    ['opens an umbrella in the rain', ['umbrella shelter', 'raindrop fall']],
    ['shoots a basketball', ['basketball throw']],
    ['shoots a goal', ['football kick']],
    ['cheers with fireworks', ['spark fireworks']],
    ['plays the trumpet', ['trumpet both_hands']],
  ])('"%s" shows its props', (prompt, props) => {
    expect(wishesOf(prompt).slice(0, props.length)).toEqual(props);
  });

  test.each([
    'waves',
    'jumps over a box',
    'looks at the stars',
    'shakes like a leaf',
    'walks without an umbrella',
    'takes notes',
  ])('"%s" shows no prop for a word with another meaning', (prompt) => {
    expect(wishesOf(prompt).join()).not.toMatch(/box|star|leaf|umbrella|note/);
  });

  test('weather in the background is not a step', () => {
    expect(readMotion('opens an umbrella in the rain').steps).toHaveLength(1);
    expect(readMotion('waves, then it rains').steps).toHaveLength(2);
  });

  test('for props and their number are understood', async () => {
    const { notes, summary } = await moved('juggles five oranges');
    expect(notes.join(' ')).not.toContain('Not understood');
    expect(summary).not.toContain('5 times');
  });
});

const PROMPTS = (
  'juggles three balls|throws confetti|types on a laptop|drinks coffee|cries|sleeps|' +
  'catches a ball|gets an idea|celebrates|is dizzy|jumps rope|gets rained on'
).split('|');

describe.each(Object.keys(bodies))('on the %s', (name) => {
  const spec = bodies[name] ?? fox;

  test('props are hidden at rest, and the clips are valid and have no critic findings', async () => {
    for (const prompt of PROMPTS) {
      const { clip, parts, whole } = await moved(prompt, spec);
      expect(parts.length, prompt).toBeGreaterThan(0);
      expect(acceptSpec(whole), prompt).toMatchObject({ ok: true, value: { warnings: [] } });
      expect(checkClip(clip, whole), prompt).toMatchObject({ ok: true });
      expect(critique(whole, clip), prompt).toEqual([]);
      expect(paintSvg(render(rigOf(whole), {}))).toBe(paintSvg(render(rigOf(spec), {})));
      const motion = compileClip(rigOf(whole), clip);
      const seen = new Set(
        Array.from({ length: 40 }, (_, i) =>
          render(rigOf(whole), sample(motion, (clip.duration * (i + 0.5)) / 40)),
        ).flatMap(({ parts: shown }) => shown.map(({ id }) => id)),
      );
      expect(parts.filter(({ id }) => !seen.has(id)).length, prompt).toBeLessThan(parts.length);
    }
  }, 120_000);

  test('no prop is visible after the end of a motion', async () => {
    for (const prompt of ['throws confetti', 'drinks coffee', 'cries', 'kicks a ball']) {
      const { clip, parts, whole } = await moved(prompt, spec);
      const end = sample(compileClip(rigOf(whole), clip), clip.duration);
      for (const { id } of parts) expect(end[id]?.state ?? null, `${prompt}: ${id}`).toBeNull();
    }
  });
});

describe('juggling', () => {
  test('moves every ball through both hands, and a loop ends where it starts', async () => {
    const { clip, parts, whole } = await moved('juggles three balls');
    expect(parts.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `motion_ball_juggled_${n}`));
    const rig = rigOf(whole);
    const motion = compileClip(rig, clip);
    const placeOf = (id: string, seconds: number) =>
      solve(rig, sample(motion, seconds)).find((part) => part.id === id)?.matrix;
    for (const { id } of parts) {
      const xs = Array.from({ length: 40 }, (_, i) => placeOf(id, (clip.duration * i) / 40)?.[4] ?? 0);
      expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(80);
      const [start, end] = [placeOf(id, 0), placeOf(id, clip.duration - 1e-4)];
      expect(Math.hypot((start?.[4] ?? 0) - (end?.[4] ?? 0), (start?.[5] ?? 0) - (end?.[5] ?? 0))).toBeLessThan(6);
    }
  });
});

describe('a prop', () => {
  test('is reused by later motions; one in another colour is a new part', async () => {
    const first = await moved('juggles three balls');
    const again = await moved('juggles three balls', first.whole);
    expect(again.whole).toBe(first.whole);
    expect(again.clip).toEqual(first.clip);
    const red = await moved('juggles three red balls', first.whole);
    expect(red.whole.parts.length).toBe(first.whole.parts.length + 3);
  });

  test('replaces the part of the figure that shows the same thing', async () => {
    const typist = drawn('a raccoon with a laptop');
    const { clip, parts } = await moved('types on a laptop', typist);
    expect(parts.map(({ id }) => id)).toEqual(['motion_laptop_desk']);
    expect(clip.tracks).toContainEqual({ part: 'laptop', prop: 'opacity', keys: [{ t: 0, v: 0, ease: 'step' }] });
  });

  test('without hands to hold it is reported', async () => {
    expect((await moved('reads a book', bodies.blob)).summary).toContain(
      'It has no hands, so the book floats before it.',
    );
    expect((await moved('drinks coffee', bodies.horse)).summary).toContain('holds the coffee cup in its mouth');
  });

  test('is in the exported files of its motion', async () => {
    const { clip, whole } = await moved('throws confetti');
    const rig = rigOf(whole);
    const options = { width: 256, height: 256, fps: 24, motion: compileClip(rig, clip) };
    const svg = paintAnimatedSvg(rig, clip, { ...options, title: 'Fox' });
    expect(svg.split('fill="#8e5bd0"')).toHaveLength(3);
    expect(JSON.stringify(paintLottie(rig, clip, options))).toContain('motion_confetti_scrap_1');
  });
});
