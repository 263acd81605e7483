import { Path2D, createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { createCanvasPainter } from '@/lib/core/paint/canvas';
import type { CanvasLike } from '@/lib/core/paint/canvas-like';
import type { Frame } from '@/lib/core/rig/frame';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { STYLES } from '@/lib/core/styles';
import { designSpec } from '@/lib/artist/design';
import { isHeld, placeOf } from '@/lib/artist/words/places';
import { readPrompt } from '@/lib/artist/words/read';
import { SPECIES } from '@/lib/artist/species';
import type { SpeciesId } from '@/lib/artist/species';
import type { Species } from '@/lib/artist/species/species';
import { GARMENT_WORDS } from '@/lib/artist/words/garment-words';
import { DRAWN_SPECIES } from '../support/species';

const OUTFITS = [
  '',
  ' with a green apron, glasses and a scarf',
  ' wizard, blue',
  ' with a crown, a cape and a balloon',
];
/**
 * No outfit and the first one for all; species that are drawn by code have one of the other two besides, in turns.
 */
const outfitsOf = (id: SpeciesId): readonly string[] =>
  OUTFITS.filter((_, place) => place < 2 || DRAWN_SPECIES.indexOf(id) % 2 === place - 2);
const species = Object.entries(SPECIES) as [SpeciesId, (typeof SPECIES)[SpeciesId]][];

const once = new Map<string, MascotSpec>();

function drawn(prompt: string, style = '', detail: 'standard' | 'high' = 'standard'): MascotSpec {
  const key = [prompt, style, detail].join('|');
  const spec = once.get(key) ?? draw(prompt, style, detail);
  once.set(key, spec);
  return spec;
}

function draw(prompt: string, style: string, detail: 'standard' | 'high'): MascotSpec {
  const accepted = acceptSpec(designSpec({ prompt, style, detail }, 'seed'));
  if (!accepted.ok) throw new Error(`${prompt}: ${JSON.stringify(accepted.problems)}`);
  expect(accepted.value.warnings).toEqual([]);
  return accepted.value.spec;
}

const SIZE = 512;
const canvas = createCanvas(SIZE, SIZE);
const ctx = canvas.getContext('2d');
const paint = createCanvasPainter<Path2D>({ path: (d) => new Path2D(d) });

type Area = readonly [x: number, y: number, width: number, height: number];

/** Paints only these areas of a frame, because painting takes time in proportion to the area. */
function paintIn(areas: readonly Area[], frame: Frame): void {
  ctx.clearRect(0, 0, SIZE, SIZE);
  ctx.save();
  ctx.beginPath();
  for (const area of areas) ctx.rect(...area);
  ctx.clip();
  paint(ctx as unknown as CanvasLike<Path2D>, frame);
  ctx.restore();
}

/** The least alpha of a single part of a frame at a point and around it, from five samples. */
function cover(frame: Frame, id: string, [x, y]: readonly [number, number], radius: number): number {
  const area: Area = [Math.round(x) - radius, Math.round(y) - radius, radius * 2 + 1, radius * 2 + 1];
  paintIn([area], { ...frame, parts: frame.parts.filter((part) => part.id === id) });
  const { data } = ctx.getImageData(...area);
  const alpha = (dx: number, dy: number) => data[((dy + radius) * (radius * 2 + 1) + dx + radius) * 4 + 3] ?? 0;
  return Math.min(alpha(0, 0), alpha(radius, 0), alpha(-radius, 0), alpha(0, radius), alpha(0, -radius));
}

describe('every species in every outfit', () => {
  test.each(species)('%s is accepted without a warning', (id, { title }) => {
    for (const outfit of outfitsOf(id)) {
      const spec = drawn(`a ${title}${outfit}`);
      const { archetype, form, snout, rears }: Species =
        SPECIES[species.find(([, each]) => each.title === title)?.[0] ?? 'fox'];
      // A quadruped stands upright if it needs its hands; a trunk can hold things.
      const hasHands = archetype === 'quadruped' && (!form || rears === true) && snout !== 'trunk';
      const holds = readPrompt(`a ${title}${outfit}`).wear.some(
        ({ item }) => isHeld(item) || placeOf(item) === 'hands',
      );
      expect(spec.archetype).toBe(hasHands && holds ? 'biped' : archetype);
      expect(spec.canvas).toEqual({ width: SIZE, height: SIZE });
    }
  });

  test.each(species)('%s has the parts, anchors and states that motions need', (_, { title }) => {
    const spec = drawn(`a ${title}`);
    const ids = spec.parts.map(({ id }) => id);
    const eyes = title === 'cyclops' ? ['eye'] : ['eye_left', 'eye_right'];
    expect(ids).toEqual(expect.arrayContaining(['root', 'shadow', 'body', ...eyes, 'mouth']));
    expect(spec.anchors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ground', 'head_top', 'face', 'mouth', 'chest']),
    );
    for (const eye of eyes) {
      expect(spec.parts.find(({ id }) => id === eye)?.states.map(({ name }) => name)).toEqual([
        'closed',
        'happy',
        'wide',
        'half',
        'wink',
      ]);
    }
    expect(spec.parts.find(({ id }) => id === 'mouth')?.states.map(({ name }) => name)).toEqual([
      'smile',
      'open',
      'ah',
      'ee',
      'oh',
      'mm',
      'sad',
      'surprised',
    ]);
    const places = eyes.map((id) => spec.parts.find((part) => part.id === id)?.pivot[0] ?? 0);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  // Both parts of a joint must cover the pivot and the pixels around it, so that no rotation opens a gap.
  test.each(species)('%s has closed joints', (_, { title }) => {
    const spec = drawn(`a ${title}`);
    const frame = render(rigOf(spec), {});
    const open = spec.parts.filter(({ id, parent, rotateLimits, pivot }) => {
      if (
        !rotateLimits ||
        parent === null ||
        parent === 'root' ||
        !/^(arm|forearm|hand|leg|foot|head|ear|wing|tail|tentacle|antenna)/.test(id)
      )
        return false;
      return Math.min(cover(frame, id, pivot, 4), cover(frame, parent, pivot, 4)) < 250;
    });
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test.each(species)('%s stays on the canvas', (id, { title }) => {
    for (const outfit of outfitsOf(id)) {
      const frame = render(rigOf(drawn(`a ${title}${outfit}`)), {});
      const strips: Area[] = [
        [0, 0, SIZE, 1],
        [0, SIZE - 1, SIZE, 1],
        [0, 0, 1, SIZE],
        [SIZE - 1, 0, 1, SIZE],
      ];
      paintIn(strips, frame);
      const touched = strips.some((strip) => ctx.getImageData(...strip).data.some((value) => value > 0));
      expect(touched ? `${title}${outfit} leaves the canvas` : '').toBe('');
    }
  });
});

describe('styles, garments and detail', () => {
  test.each(STYLES)('$id differs between standard and high detail', ({ style }) => {
    const spec = drawn('a fox with glasses', style);
    expect(spec.parts.map(({ svg }) => svg).join()).not.toBe(
      drawn('a fox with glasses', style, 'high')
        .parts.map(({ svg }) => svg)
        .join(),
    );
  });

  test('every style gives a different drawing', () => {
    const drawings = STYLES.map(({ style }) =>
      JSON.stringify([drawn('a cat', style).parts, drawn('a cat', style).palette]),
    );
    expect(new Set(drawings).size).toBe(STYLES.length);
  });

  test.each([...new Map(Object.entries(GARMENT_WORDS).map(([word, item]) => [item, word])).entries()])(
    '%s adds something to a bear',
    (item, word) => {
      const plain = JSON.stringify(drawn('a bear').parts);
      const dressed = drawn(`a bear with a ${word.replaceAll('_', ' ')}`);
      expect(JSON.stringify(dressed.parts)).not.toBe(plain);
      expect(dressed.palette.map(({ name }) => name)).toContain(item);
    },
  );

  test('a colour applies to the noun that it describes', () => {
    const colors = new Map(drawn('a #123456 fox with a #654321 apron').palette.map(({ name, color }) => [name, color]));
    expect([colors.get('body'), colors.get('apron')]).toEqual(['#123456', '#654321']);
  });
});
