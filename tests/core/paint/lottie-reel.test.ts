import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { type AnimationClip, PRESET_NAMES, type PresetName } from '@/lib/core/clip/schema';
import { drawingBox } from '@/lib/core/paint/extent';
import { type LottieClip, paintLottieReel } from '@/lib/core/paint/lottie/lottie';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { difference, type Engine, ourPicture, skottie, thorvg } from '../../support/lottie-engines';
import { distanceAt, layerMatrix, type LottieFile } from '../../support/lottie-reader';
import { lottieProblems } from '../../support/lottie-schema';
import { biped } from '../../support/rigs';
import { acceptedSpec, sampleSpec } from '../../support/specs';

const mascots = {
  fox: acceptedSpec(sampleSpec('fox')),
  blob: acceptedSpec(sampleSpec('blob')),
  biped: acceptedSpec(biped),
  everything: acceptedSpec(sampleSpec('everything')),
};
const composed = new Map<MascotSpec, Map<PresetName, AnimationClip>>(
  Object.values(mascots).map((spec) => [spec, new Map()]),
);

/** A preset of one of the mascots, composed once. */
function clipOf(spec: MascotSpec, name: PresetName): AnimationClip {
  const clip = composed.get(spec)?.get(name) ?? presetClip(spec, name);
  composed.get(spec)?.set(name, clip);
  return clip;
}

const clipsOf = (spec: MascotSpec, names: readonly PresetName[] = PRESET_NAMES): LottieClip[] =>
  names.map((name) => ({ name, clip: clipOf(spec, name) }));
const fileOf = (spec: MascotSpec, clips = clipsOf(spec)) =>
  JSON.parse(paintLottieReel(rigOf(spec), clips).file) as LottieFile;

const opened: Engine[] = [];
afterEach(() => opened.splice(0).forEach((engine) => engine.close()));

/** The compared times of a clip, 0..1, both ends included. */
const SHARES = [0, 0.137, 0.31, 0.5, 0.77, 0.931, 1];
/** The solved pose of a clip at a time of 0..1; the end of a loop is distinct from its start. */
const posed = (rig: Rig, clip: AnimationClip, share: number) =>
  sample({ ...compileClip(rig, clip), loop: false }, share * clip.duration);

describe('clips in sequence in one file', () => {
  test('have one marker each, at least one frame apart, each starting on a whole frame', () => {
    const { spec, clips } = { spec: mascots.fox, clips: clipsOf(mascots.fox) };
    const { markers, op } = fileOf(spec, [
      ...clips,
      { name: 'odd', clip: presetClip(spec, 'nod', { duration: 0.777 }) },
      { name: 'last', clip: presetClip(spec, 'idle') },
    ]);
    expect(markers.map(({ cm }) => cm)).toEqual([...PRESET_NAMES, 'odd', 'last']);
    for (const [i, { tm, dr }] of markers.entries()) {
      expect(Number.isInteger(tm)).toBe(true);
      const next = markers[i + 1];
      expect((next?.tm ?? op) - tm - dr).toBeGreaterThanOrEqual(1);
    }
  });

  test.each(Object.keys(mascots) as (keyof typeof mascots)[])(
    'place all parts of the %s as each clip alone does, from start to end',
    (name) => {
      const spec = mascots[name];
      const rig = rigOf(spec);
      const clips = clipsOf(spec);
      const file = fileOf(spec, clips);
      let [worst, where] = [0, ''];
      for (const [i, { clip }] of clips.entries()) {
        const { tm = 0, dr = 0 } = file.markers[i] ?? {};
        for (const share of SHARES) {
          for (const { id, state, matrix } of solve(rig, posed(rig, clip, share))) {
            const box = drawingBox(drawingOf(rig.parts[rig.index.get(id)!]!.drawings.get(state) ?? ''));
            const layer = file.layers.find(({ nm, ty }) => nm === id && ty !== 0);
            if (!box || !layer) continue;
            const told = layerMatrix(file, layer, tm + share * dr);
            for (const [x, y] of [
              [box.x, box.y],
              [box.x + box.width, box.y + box.height],
            ] as const) {
              const distance = distanceAt(told, matrix, x, y);
              if (distance > worst) [worst, where] = [distance, `${id} at ${share} of ${clip.name}`];
            }
          }
        }
      }
      expect(worst, where).toBeLessThan(0.25);
    },
  );

  test.each(['fox', 'blob', 'biped'] as const)(
    'show the %s as each clip alone does in Skia and in ThorVG, also at the seams',
    async (name) => {
      const spec = mascots[name];
      const rig = rigOf(spec);
      const clips = clipsOf(spec, ['talk', 'sleep', 'idle', 'surprised', 'dance']);
      const size = { width: 512, height: Math.round((512 * rig.height) / rig.width) };
      const { file } = paintLottieReel(rig, clips, { background: '#ffffff', ...size });
      const { markers } = JSON.parse(file) as LottieFile;
      for (const open of [skottie, thorvg]) {
        const engine = await open(file);
        opened.push(engine);
        for (const [i, { clip }] of clips.entries()) {
          const { tm = 0, dr = 0 } = markers[i] ?? {};
          const found = [0, 0.31, 0.77, 0.998].map((share) =>
            difference(
              engine.at(tm + share * dr),
              ourPicture(rig, clip, share * clip.duration, size.width, size.height),
              size.width,
            ),
          );
          expect(
            found.reduce((sum, { mean }) => sum + mean, 0) / found.length,
            `${open.name}: ${clip.name}`,
          ).toBeLessThan(0.3);
          expect(Math.max(...found.map(({ visible }) => visible)), `${open.name}: ${clip.name}`).toBeLessThan(0.005);
        }
      }
    },
  );

  test('omit parts that are hidden in all clips, and show every state of a clip with few frames', async () => {
    // Group opacity, so that a drawing consists of more than one layer.
    const faded =
      '<g opacity="0.5"><circle cx="250" cy="300" r="20" fill="#ff0000"/><circle cx="265" cy="300" r="20" ' +
      'fill="#0000ff"/></g>';
    const spec = acceptedSpec({
      ...biped,
      parts: biped.parts.map((part) =>
        part.id === 'mouth'
          ? { ...part, states: part.states.map((state) => ({ ...state, svg: state.svg + faded })) }
          : part,
      ),
    });
    const rig = rigOf(spec);
    const hidden: AnimationClip = {
      clipVersion: 1,
      name: 'gone',
      duration: 1,
      loop: true,
      modifiers: [],
      tracks: [{ part: 'arm_left', prop: 'opacity', keys: [{ t: 0, v: 0, ease: 'linear' }] }],
    };
    const mouth = rig.parts[rig.index.get('mouth')!]!;
    const names = [...mouth.drawings.keys()].filter((name) => name !== null);
    expect(names.length).toBeGreaterThan(2);
    const flick: AnimationClip = {
      clipVersion: 1,
      name: 'flick',
      duration: 0.2,
      loop: true,
      modifiers: [],
      tracks: [{ part: 'mouth', prop: 'state', keys: names.map((v, i) => ({ t: i / names.length, v })) }],
    };
    for (const [clip, fps, shares] of [
      [hidden, 60, [0, 0.5]],
      [flick, 6, names.map((_, i) => (i + 0.5) / names.length)],
    ] as const) {
      const engine = await thorvg(
        paintLottieReel(rig, [{ name: clip.name, clip }], { background: '#ffffff', fps }).file,
      );
      opened.push(engine);
      for (const share of shares) {
        const { visible } = difference(
          engine.at(share * clip.duration * fps),
          ourPicture(rig, clip, share * clip.duration),
          rig.width,
        );
        expect(visible, `${clip.name} at ${share}`).toBeLessThan(0.002);
      }
    }
  });

  test('are valid against the official schema', () => {
    for (const spec of Object.values(mascots))
      expect(
        lottieProblems(
          paintLottieReel(rigOf(spec), clipsOf(spec), { background: '#ffffff', width: 200, height: 200 }).file,
        ),
      ).toEqual([]);
  });

  test('are smaller than separate files', () => {
    for (const spec of Object.values(mascots)) {
      const clips = clipsOf(spec);
      const alone = clips.reduce((sum, clip) => sum + gzipSync(paintLottieReel(rigOf(spec), [clip]).file).length, 0);
      expect(gzipSync(paintLottieReel(rigOf(spec), clips).file).length).toBeLessThan(alone * 0.6);
    }
  });
});
