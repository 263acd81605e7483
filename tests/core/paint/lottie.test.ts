import { createCanvas, LottieAnimation, Path2D } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { type AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { biped, quadruped } from '../../support/rigs';

const paint = createCanvasPainter<Path2D>({ path: (d) => new Path2D(d), layer: (width, height) => createCanvas(width, height).getContext('2d') });

interface Layer { ty: number; ind: number; parent?: number; nm: string; refId?: string; tt?: number; tp?: number; masksProperties?: unknown[]; shapes?: unknown[] }
interface Lottie {
  fr: number; op: number; w: number; h: number; layers: Layer[]; assets: { id: string; layers: Layer[] }[];
  slots: Record<string, { p: { k: number[] } }>; markers: { cm: string; tm: number; dr: number }[];
}
const written = (spec: MascotSpec, clip: AnimationClip, options = {}) => JSON.parse(paintLottie(rigOf(spec), clip, options)) as Lottie;

/** How a Lottie engine's picture differs from ours at a time: the mean of 255, and the share of pixels that visibly do. */
function difference(spec: MascotSpec, clip: AnimationClip, seconds: number, fps = 60) {
  const rig = rigOf(spec);
  const [theirs, ours] = [createCanvas(rig.width, rig.height), createCanvas(rig.width, rig.height)];
  const animation = LottieAnimation.loadFromData(paintLottie(rig, clip, { background: '#ffffff', fps }));
  animation.seekFrame(seconds * fps);
  animation.render(theirs.getContext('2d'));
  const ctx = ours.getContext('2d');
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, ours.width, ours.height);
  paint(ctx, render(rig, sample(compileClip(rig, clip), seconds)));
  const [a, b] = [theirs.data(), ours.data()];
  const mean = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / (a.length * 0.75);
  let visible = 0;
  for (let i = 0; i < a.length; i += 4) if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 24)) visible += 1;
  return { mean, visible: visible / (a.length / 4) };
}

const mascots = { fox: acceptedSpec(sampleSpec('fox')), everything: acceptedSpec(sampleSpec('everything')), biped: acceptedSpec(biped), quadruped: acceptedSpec(quadruped) };

for (const [name, spec] of Object.entries(mascots)) {
  test.each(PRESET_NAMES)(`Skia's Lottie engine draws the ${name}'s %s as we do`, (preset) => {
    const clip = presetClip(spec, preset);
    for (const share of [0, 0.31, 0.77]) {
      const { mean, visible } = difference(spec, clip, share * clip.duration);
      expect(mean, `mean error at ${share}`).toBeLessThan(0.3);
      expect(visible, `pixels that visibly differ at ${share}`).toBeLessThan(0.005);
    }
  });
}

test('fading a part fades what it carries, each part as a whole', () => {
  const keys = [{ t: 0, v: 1, ease: 'linear' as const }, { t: 1, v: 0.2, ease: 'easeOut' as const }];
  const tracks = ['body', 'head', 'eye_left'].map((part) => ({ part, prop: 'opacity' as const, keys }));
  const clip: AnimationClip = { clipVersion: 1, name: 'fade', duration: 1, loop: false, tracks, modifiers: [{ type: 'blink', part: 'eye_left', closedState: 'closed', count: 2, duration: 0.2 }] };
  for (const seconds of [0.2, 0.5, 0.9]) expect(difference(mascots.biped, clip, seconds, 30).mean).toBeLessThan(0.3);
});

describe('a Lottie file', () => {
  const { fox } = mascots;
  const clip = presetClip(fox, 'wave');

  test('has a layer for each part, hung on its parent’s', () => {
    const { layers } = written(fox, clip);
    const byIndex = new Map(layers.map((layer) => [layer.ind, layer]));
    expect(byIndex.size).toBe(layers.length);
    for (const part of fox.parts) {
      const layer = layers.find(({ nm, parent }) => nm === part.id && byIndex.get(parent ?? -1)?.nm !== part.id);
      expect(byIndex.get(layer?.parent ?? -1)?.nm ?? null).toBe(part.parent);
    }
  });

  test('refers only to layers and assets that it has, a matte right above what it cuts', () => {
    for (const spec of Object.values(mascots)) {
      const { layers, assets } = written(spec, presetClip(spec, 'idle'));
      for (const list of [layers, ...assets.map((asset) => asset.layers)]) {
        const known = new Set(list.map(({ ind }) => ind));
        for (const [i, { parent, refId, tt, tp }] of list.entries()) {
          if (parent !== undefined) expect(known).toContain(parent);
          if (refId !== undefined) expect(assets.map(({ id }) => id)).toContain(refId);
          if (tt !== undefined) expect(list[i - 1]!.ind).toBe(tp);
        }
      }
    }
  });

  test('says its clip as a marker and its times in the frames asked for', () => {
    expect(written(fox, clip, { fps: 25 })).toMatchObject({ fr: 25, op: clip.duration * 25, markers: [{ cm: 'wave', tm: 0, dr: clip.duration * 25 }] });
  });

  test('has a slot for every palette colour that fills or strokes', () => {
    const { slots } = written(fox, clip);
    for (const [token, { p }] of Object.entries(slots)) {
      const color = fox.palette.find(({ name }) => name === token)!.color;
      expect(`#${p.k.slice(0, 3).map((value) => Math.round(value * 255).toString(16).padStart(2, '0')).join('')}`).toBe(color);
    }
    expect(Object.keys(slots).length).toBeGreaterThan(3);
  });

  test('is scaled by one layer when another size is asked for', () => {
    const lottie = written(fox, clip, { width: 128, height: 128 });
    expect([lottie.w, lottie.h]).toEqual([128, 128]);
    expect(lottie.layers.find(({ nm }) => nm === 'canvas')).toMatchObject({ ty: 3, ks: { s: { k: [25, 25] } } });
  });

  test('holds no pictures, text or expressions', () => {
    for (const spec of Object.values(mascots)) expect(paintLottie(rigOf(spec), presetClip(spec, 'dance'))).not.toMatch(/"p":"|"x":"|"ty":(2|5)\b/);
  });

  test('has no number that is not one', () => {
    for (const spec of Object.values(mascots)) for (const name of PRESET_NAMES) expect(paintLottie(rigOf(spec), presetClip(spec, name))).not.toContain('null');
  });
});
