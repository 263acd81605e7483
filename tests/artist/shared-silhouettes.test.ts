import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { paintSvg } from '@/lib/core/paint/svg';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import { designSpec } from '@/lib/artist/design';

const THIRTY = [
  'fox bear cat dog rabbit panda lion tiger wolf mouse pig frog koala monkey raccoon squirrel otter hamster deer',
  'kangaroo crocodile dragon dinosaur robot alien person woman boy knight superhero',
]
  .join(' ')
  .split(' ')
  .map((kind) => `a ${kind}`);

const FOXES = [
  'a fox',
  'a fox chef',
  'a fox barista',
  'a cheerful fox',
  'a shy fox',
  'a fox for a bank',
  'a fox who codes',
  'a proud fox',
  'a fox wizard',
  'a fox doctor',
  'a fox with glasses',
  'a fox with a scarf',
  'my fox mascot',
  'a calm fox for a yoga studio',
  'a fox detective',
  'a fox teacher',
  'a sleepy fox',
  'a fox astronaut',
  'a grumpy fox',
  'a silly fox',
  'a curious fox',
  'a fox with a balloon',
  'a fox gardener',
  'a cool fox',
];

const SIDE = 96;
const WIDTH = SIDE * 2;

/** The lower half of a figure's silhouette, as positions relative to its middle and its lowest row. */
function lowerHalf(prompt: string, seed: string): ReadonlySet<number> {
  const accepted = acceptSpec(designSpec({ prompt, detail: 'standard' }, seed));
  if (!accepted.ok) throw new Error(prompt);
  const frame = render(rigOf(accepted.value.spec), {});
  const parts = frame.parts.filter(({ id }) => id !== 'shadow');
  const { pixels } = new Resvg(paintSvg({ ...frame, parts }, { width: SIDE, height: SIDE })).render();
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter((at) => (pixels[at * 4 + 3] ?? 0) > 127);
  const rows = cells.map((at) => Math.floor(at / SIDE));
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const low = cells.filter((at) => Math.floor(at / SIDE) > (top + bottom) / 2);
  const middle = Math.round(low.reduce((sum, at) => sum + (at % SIDE), 0) / low.length);
  return new Set(low.map((at) => (bottom - Math.floor(at / SIDE)) * WIDTH + (at % SIDE) - middle + SIDE));
}

/** The mean intersection over union of all pairs. */
function meanShared(prompts: readonly string[], seed: string): number {
  const halves = prompts.map((prompt) => lowerHalf(prompt, seed));
  const shares = halves.flatMap((one, index) =>
    halves.slice(0, index).map((other) => {
      const both = [...one].filter((cell) => other.has(cell)).length;
      return both / (one.size + other.size - both);
    }),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe('the overlap of the lower halves of silhouettes', () => {
  test.each([
    ['thirty kinds', THIRTY, 0.54],
    ['twenty-four foxes', FOXES, 0.57],
  ])(
    '%s',
    (what, prompts, most) => {
      const shared = meanShared(prompts, 'bodies');
      console.log(`${what} share ${(shared * 100).toFixed(1)} %`);
      expect(shared).toBeLessThan(most);
    },
    60_000,
  );
});
