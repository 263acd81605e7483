import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { createSpeech, type SpeechOptions, type SpeechSource } from '@/lib/player/speak';
import { biped, thing, winged } from '../support/rigs';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Runs a speech; gives the mouth state in each frame, and when the speech ended. */
async function spoken(
  spec: MascotSpec,
  source: SpeechSource,
  { seconds = 2, fps = 60, options }: { seconds?: number; fps?: number; options?: SpeechOptions } = {},
) {
  const speech = createSpeech(rigOf(spec), () => undefined);
  let over: number | null = null;
  let now = 0;
  const done = speech.speak(source, options).then(() => {
    over ??= now;
  });
  const frames = [];
  for (let i = 0; i < seconds * fps; i += 1) {
    await vi.advanceTimersByTimeAsync(1000 / fps);
    now += 1 / fps;
    frames.push({ at: now, pose: speech.apply({}, 1 / fps) });
  }
  return { frames, over: over as number | null, done, speech };
}

const at = (...visemes: [number, string][]) => visemes.map(([time, viseme]) => ({ at: time, viseme }));
const states = (frames: { pose: object }[], mouth = 'mouth') =>
  frames.map(({ pose }) => (pose as Record<string, { state?: string | null }>)[mouth]?.state);
const runs = <T>(list: readonly T[]): T[] => list.filter((each, i) => i === 0 || each !== list[i - 1]);

const only = (names: string[]): MascotSpec => ({
  ...thing,
  parts: thing.parts.map((part) =>
    part.id === 'mouth' ? { ...part, states: names.map((name) => ({ name, svg: part.svg })) } : part,
  ),
});

describe('a mascot that speaks', () => {
  test('shows the mouth of each sound, and the resting mouth in silence', async () => {
    const { frames, over } = await spoken(biped, at([0, 'aa'], [0.3, 'PP'], [0.5, 'oh'], [0.8, 'E'], [1.1, 'sil']));
    expect(runs(states(frames))).toEqual([null, 'ah', 'mm', 'oh', 'ee', null, undefined]);
    expect(over).toBeGreaterThan(1.3);
    expect(over).toBeLessThan(1.5);
  });

  test('rests and requests no frames after the end', async () => {
    const { frames, speech } = await spoken(biped, at([0, 'aa']));
    expect(frames.at(-1)?.pose).toEqual({});
    expect(speech.live()).toBe(false);
  });

  test('limits the rate of mouth changes for any sounds', async () => {
    const { frames } = await spoken(
      biped,
      at(...Array.from({ length: 90 }, (_, i): [number, string] => [i * 0.013, ['aa', 'PP', 'oh', 'E'][i % 4] ?? ''])),
      { fps: 120 },
    );
    const changes = frames
      .filter((_, i) => i > 0 && states(frames)[i] !== states(frames)[i - 1])
      .map(({ at: time }) => time);
    expect(changes.length).toBeGreaterThan(10);
    const gaps = changes.slice(1, -1).map((time, i) => time - (changes[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0.069);
  });

  test('follows the time of its audio, and shuts its mouth while that is paused', async () => {
    const audio = { currentTime: 0.6, paused: false };
    const { frames } = await spoken(biped, at([0, 'aa'], [0.5, 'oh'], [5, 'aa']), { seconds: 0.5, options: { audio } });
    expect(runs(states(frames))).toEqual([null, 'oh']);
    expect(
      runs(
        states(
          (
            await spoken(biped, at([0, 'aa'], [5, 'oh']), {
              seconds: 0.5,
              options: { audio: { ...audio, paused: true } },
            })
          ).frames,
        ),
      ),
    ).toEqual([null]);
  });

  test('scales a mouth without states, and nods without a mouth', async () => {
    const plain = {
      ...biped,
      parts: biped.parts.map((part) => (part.id === 'mouth' ? { ...part, states: [] } : part)),
    };
    const heights = (await spoken(plain, at([0, 'aa']))).frames.map(
      ({ pose }) => (pose as Record<string, { scaleY?: number }>).mouth?.scaleY ?? 1,
    );
    expect(Math.max(...heights)).toBeCloseTo(1.8);
    const nods = (await spoken(winged, at([0, 'aa']))).frames.map(
      ({ pose }) => (pose as Record<string, { translateY?: number }>).body?.translateY ?? 0,
    );
    expect(Math.max(...nods)).toBeGreaterThan(1);
    expect(Math.max(...nods)).toBeLessThan(4);
  });

  test('shows the nearest available mouth state, or one of exactly that name', async () => {
    expect(
      runs(states((await spoken(only(['open']), at([0, 'aa'], [0.3, 'PP'], [0.6, 'oh'], [0.9, 'sil']))).frames)),
    ).toEqual([null, 'open', null, 'open', null, undefined]);
    expect(states((await spoken(only(['open', 'th']), at([0, 'TH']))).frames)).toContain('th');
  });

  test('stops on stop(), on an aborted signal, and when another speech starts', async () => {
    const long = at([0, 'aa'], [60, 'aa']);
    const control = new AbortController();
    const speech = createSpeech(rigOf(biped), () => undefined);
    const first = speech.speak(long, { signal: control.signal });
    control.abort();
    await first;
    const second = speech.speak(long);
    const third = speech.speak(long);
    await second;
    expect(speech.live()).toBe(true);
    speech.stop();
    await third;
    await speech.speak(long, { signal: control.signal });
    expect(speech.live()).toBe(false);
  });

  test('shows the same mouths at any frame rate, within a frame', async () => {
    const source = at([0, 'aa'], [0.31, 'PP'], [0.52, 'oh'], [0.83, 'E']);
    for (const fps of [24, 60, 144])
      expect(runs(states((await spoken(biped, source, { fps })).frames)), `${fps} fps`).toEqual([
        null,
        'ah',
        'mm',
        'oh',
        'ee',
        null,
        undefined,
      ]);
  });
});
