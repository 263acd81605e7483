import { describe, expect, test } from 'vitest';
import { presetClip } from '@/lib/core/clip/presets';
import { type AnimationClip, PRESET_NAMES } from '@/lib/core/clip/schema';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { lottieProblems } from '../../support/lottie-schema';
import { acceptedSpec, sampleSpec } from '../../support/specs';
import { biped, quadruped } from '../../support/rigs';

interface Layer {
  ty: number;
  ind: number;
  parent?: number;
  nm: string;
  refId?: string;
  tt?: number;
  tp?: number;
  masksProperties?: unknown[];
  shapes?: unknown[];
}
interface Lottie {
  fr: number;
  op: number;
  w: number;
  h: number;
  layers: Layer[];
  assets: { id: string; layers: Layer[] }[];
  slots: Record<string, { p: { k: unknown } }>;
  markers: { cm: string; tm: number; dr: number }[];
}
const written = (spec: MascotSpec, clip: AnimationClip, options = {}) =>
  JSON.parse(paintLottie(rigOf(spec), clip, options)) as Lottie;

const mascots = {
  fox: acceptedSpec(sampleSpec('fox')),
  everything: acceptedSpec(sampleSpec('everything')),
  biped: acceptedSpec(biped),
  quadruped: acceptedSpec(quadruped),
};

describe('a Lottie file', () => {
  const { fox } = mascots;
  const clip = presetClip(fox, 'wave');

  test('has a layer for each part, parented to the layer of its parent', () => {
    const { layers } = written(fox, clip);
    const byIndex = new Map(layers.map((layer) => [layer.ind, layer]));
    expect(byIndex.size).toBe(layers.length);
    for (const part of fox.parts) {
      const layer = layers.find(({ nm, parent }) => nm === part.id && byIndex.get(parent ?? -1)?.nm !== part.id);
      expect(byIndex.get(layer?.parent ?? -1)?.nm ?? null).toBe(part.parent);
    }
  });

  test('refers only to existing layers and assets, with each matte directly above its layer', () => {
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

  test('has a marker for its clip, and times in the requested frame rate', () => {
    expect(written(fox, clip, { fps: 25 })).toMatchObject({
      fr: 25,
      op: clip.duration * 25,
      markers: [{ cm: 'wave', tm: 0, dr: clip.duration * 25 }],
    });
  });

  test('has a slot for every palette token in a fill or stroke, and for every gradient with a token', () => {
    const { slots } = written(fox, clip);
    for (const { name, color } of fox.palette.filter((entry) => entry.name in slots)) {
      expect(
        `#${(slots[name]!.p.k as number[])
          .slice(0, 3)
          .map((value) =>
            Math.round(value * 255)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
      ).toBe(color);
    }
    expect(Object.keys(slots)).toEqual(expect.arrayContaining(['fur', 'ink', 'gradient:head-1']));
    expect(slots['gradient:head-1']!.p).toMatchObject({ p: 2, k: { a: 0, k: expect.any(Array) } });
    const text = paintLottie(rigOf(fox), clip);
    expect(new Set([...text.matchAll(/"sid":"(.*?)"/g)].map(([, name]) => name))).toEqual(new Set(Object.keys(slots)));
  });

  test('writes colours that survive rounding down', () => {
    for (const [, text] of paintLottie(rigOf(fox), clip).matchAll(/"c":\{(?:"sid":"\w+",)?"a":0,"k":\[(.*?)\]/g)) {
      for (const value of (text ?? '').split(',').map(Number))
        expect(Math.floor(value * 255)).toBe(Math.round(value * 255));
    }
  });

  test.each(Object.entries(mascots))('of the %s is valid against the official schema, in every preset', (_, spec) => {
    for (const name of PRESET_NAMES) {
      expect(
        lottieProblems(
          paintLottie(rigOf(spec), presetClip(spec, name), { background: '#ffffff', width: 200, height: 200 }),
        ),
        name,
      ).toEqual([]);
    }
  });

  test('has metadata with generator, description and loop flag', () => {
    const { description } = fox;
    expect(written(fox, clip)).toMatchObject({
      ip: 0,
      nm: 'Maple: wave',
      meta: { g: 'Liverig', d: description },
      metadata: { customProps: { loop: false } },
    });
    expect(written(fox, presetClip(fox, 'idle'))).toMatchObject({ metadata: { customProps: { loop: true } } });
  });

  test('has an empty layer for a part without a drawing', () => {
    expect(written(mascots.biped, clip).layers.find(({ nm }) => nm === 'root')).toMatchObject({ ty: 3 });
  });

  test('is scaled by one parent layer for another size', () => {
    const lottie = written(fox, clip, { width: 128, height: 128 });
    expect([lottie.w, lottie.h]).toEqual([128, 128]);
    expect(lottie.layers.find(({ nm }) => nm === 'canvas')).toMatchObject({ ty: 3, ks: { s: { k: [25, 25] } } });
  });

  test('holds no pictures, text or expressions', () => {
    for (const spec of Object.values(mascots))
      expect(paintLottie(rigOf(spec), presetClip(spec, 'dance'))).not.toMatch(/"p":"|"x":"|"ty":(2|5)\b/);
  });

  test('has unique names for the dashes of a stroke', () => {
    const strokes = [
      ...paintLottie(rigOf(mascots.everything), presetClip(mascots.everything, 'idle')).matchAll(
        /"d":(\[\{"n":.*?\}\}\])/g,
      ),
    ].map(([, text = '']) => (JSON.parse(text) as { nm?: string }[]).map(({ nm }) => nm));
    expect(strokes.length).toBeGreaterThan(0);
    for (const names of strokes) expect(new Set(names).size).toBe(names.length);
  });

  test('contains no NaN and no infinite number', () => {
    for (const spec of Object.values(mascots))
      for (const name of PRESET_NAMES) expect(paintLottie(rigOf(spec), presetClip(spec, name))).not.toContain('null');
  });
});
