import { afterEach, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import type { AnimationClip, PresetName } from '@/lib/core/clip/schema';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { difference, type Engine, exactPicture, ourPicture, skottie, thorvg } from '../../support/lottie-engines';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { biped, quadruped, rings, winged } from '../../support/rigs';

const everything = acceptedSpec(sampleSpec('everything'));
const mascots = {
  fox: acceptedSpec(sampleSpec('fox')),
  blob: acceptedSpec(sampleSpec('blob')),
  biped: acceptedSpec(biped),
  quadruped: acceptedSpec(quadruped),
  winged: acceptedSpec(winged),
};
const SHARES = [0, 0.31, 0.77];
/** Presets that cover blinks, mouth states, springs and movement of the whole body. */
const PRESETS: PresetName[] = ['idle', 'talk', 'dance', 'sleep'];

const opened: Engine[] = [];
afterEach(() => opened.splice(0).forEach((engine) => engine.close()));
const kept = (engine: Engine): Engine => {
  opened.push(engine);
  return engine;
};

/** The size in pixels of a mascot's picture whose longer side is `size`. */
function sized({ width, height }: Rig, size: number): { width: number; height: number } {
  const scale = size / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** How an engine's frames differ from ours: the mean over frames, and the largest share of visibly wrong pixels. */
async function differences(
  open: (file: string) => Engine | Promise<Engine>,
  spec: MascotSpec,
  clip: AnimationClip,
  size = 512,
  fps = 60,
) {
  const rig = rigOf(spec);
  const { width, height } = sized(rig, size);
  const engine = kept(await open(paintLottie(rig, clip, { background: '#ffffff', width, height, fps })));
  const found = SHARES.map((share) =>
    difference(
      engine.at(share * clip.duration * fps),
      ourPicture(rig, clip, share * clip.duration, width, height),
      width,
    ),
  );
  return {
    mean: found.reduce((sum, { mean }) => sum + mean, 0) / found.length,
    visible: Math.max(...found.map(({ visible }) => visible)),
  };
}

function expectAlike({ mean, visible }: { mean: number; visible: number }): void {
  expect(mean, 'mean difference of 255').toBeLessThan(0.3);
  expect(visible, 'share of pixels that visibly differ').toBeLessThan(0.005);
}

for (const [name, spec] of Object.entries({ ...mascots, everything })) {
  test.each(PRESETS)(`Skia’s Lottie engine draws the ${name}’s %s as we do`, async (preset) =>
    expectAlike(await differences(skottie, spec, presetClip(spec, preset))),
  );
}

for (const [name, spec] of Object.entries(mascots)) {
  test.each(PRESETS)(`ThorVG draws the ${name}’s %s as we do`, async (preset) =>
    expectAlike(await differences(thorvg, spec, presetClip(spec, preset))),
  );
}

// This chart is full of edges and gradients. At 512 pixels the antialiasing of Skia and ThorVG alone exceeds the limit.
test.each(['idle', 'dance'] as const)(
  'ThorVG draws every supported drawing feature as we do at double resolution, in %s',
  async (preset) => expectAlike(await differences(thorvg, everything, presetClip(everything, preset), 1024)),
);

test('ThorVG’s frame is at least as close to the exact picture as ours', async () => {
  const [rig, clip] = [rigOf(everything), presetClip(everything, 'dance')];
  const engine = kept(await thorvg(paintLottie(rig, clip, { background: '#ffffff' })));
  const exact = exactPicture(rig, clip, 0.4);
  expect(difference(engine.at(24), exact, rig.width).mean).toBeLessThan(
    difference(ourPicture(rig, clip, 0.4), exact, rig.width).mean,
  );
});

test('both engines draw a moving, faded stroke with an elliptic gradient as we do', async () => {
  const clip: AnimationClip = {
    clipVersion: 1,
    name: 'turn',
    duration: 1,
    loop: false,
    modifiers: [],
    tracks: [
      {
        part: 'body',
        prop: 'rotate',
        keys: [
          { t: 0, v: 0, ease: 'linear' },
          { t: 1, v: 40, ease: 'easeOut' },
        ],
      },
      {
        part: 'body',
        prop: 'scaleX',
        keys: [
          { t: 0, v: 1, ease: 'linear' },
          { t: 1, v: 0.6, ease: 'linear' },
        ],
      },
      {
        part: 'body',
        prop: 'opacity',
        keys: [
          { t: 0, v: 1, ease: 'linear' },
          { t: 1, v: 0.5, ease: 'linear' },
        ],
      },
    ],
  };
  for (const open of [skottie, thorvg]) expectAlike(await differences(open, acceptedSpec(rings), clip));
});

test('the opacity of a part applies to its descendants, to each part as a group', async () => {
  const keys = [
    { t: 0, v: 1, ease: 'linear' as const },
    { t: 1, v: 0.2, ease: 'easeOut' as const },
  ];
  const tracks = ['body', 'head', 'eye_left'].map((part) => ({ part, prop: 'opacity' as const, keys }));
  const clip: AnimationClip = {
    clipVersion: 1,
    name: 'fade',
    duration: 1,
    loop: false,
    tracks,
    modifiers: [{ type: 'blink', part: 'eye_left', closedState: 'closed', count: 2, duration: 0.2 }],
  };
  for (const open of [skottie, thorvg]) expectAlike(await differences(open, mascots.biped, clip, 512, 30));
});

const recolored = (spec: MascotSpec): MascotSpec => ({
  ...spec,
  palette: spec.palette.map((entry, i) => ({
    ...entry,
    color: ['#2050c0', '#10a060', '#c0208a', '#e0d040', '#404040', '#80ffee'][i % 6] ?? '',
  })),
});

describe('the slots of a file', () => {
  test.each(['fox', 'blob'] as const)(
    'recolour the %s in a player like its palette, gradients included',
    async (name) => {
      const spec = mascots[name];
      const clip = presetClip(spec, 'idle');
      const [file, other] = [spec, recolored(spec)].map((one) =>
        paintLottie(rigOf(one), clip, { background: '#ffffff' }),
      ) as [string, string];
      const { slots } = JSON.parse(other) as { slots: Record<string, unknown> };
      const wanted = ourPicture(rigOf(recolored(spec)), clip, 0.3);
      const before = kept(await thorvg(file));
      expect(difference(before.at(18), wanted, rigOf(spec).width).mean).toBeGreaterThan(10);
      const after = kept(await thorvg(file, (player) => player.setSlots(slots)));
      const { mean, visible } = difference(after.at(18), wanted, rigOf(spec).width);
      expect(mean).toBeLessThan(0.4);
      expect(visible).toBeLessThan(0.005);
    },
  );
});
