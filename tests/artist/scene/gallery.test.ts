import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENE_SIZES, type SceneSize } from '@/lib/contract/scene';
import { acceptSpec } from '@/lib/core/spec/accept';
import { designSpec } from '@/lib/artist/design';
import { sceneSpec } from '@/lib/artist/scene';
import { readScene } from '@/lib/artist/scene/reading';
import { SETTINGS } from '@/lib/artist/scene/settings';

const LINES = readFileSync('tests/fixtures/gallery/scenes.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((field) => field.trim()));
/** The size limit of a scene as JSON, in bytes, because scenes are sent to browsers unchanged. */
const MAX_SCENE_BYTES = 200_000;

function drawn([prompt = '', mascot = '', size = 'square', style = '']: string[]) {
  const { width, height } = SCENE_SIZES[size as SceneSize];
  const accepted = acceptSpec(
    sceneSpec(
      {
        spec: designSpec({ prompt: mascot, style, detail: 'standard' }, 'gallery'),
        prompt,
        width,
        height,
        clip: null,
        seconds: 0,
      },
      'gallery',
    ),
  );
  if (!accepted.ok) throw new Error(accepted.problems.map(({ message }) => message).join('; '));
  return accepted.value.spec;
}

test('the gallery has forty scenes in every size, with at least twenty-four settings', () => {
  expect(LINES.length).toBe(40);
  expect(new Set(LINES.map(([, , size]) => size))).toEqual(new Set(Object.keys(SCENE_SIZES)));
  expect(new Set(LINES.map(([prompt = '']) => readScene(prompt, '').setting)).size).toBeGreaterThanOrEqual(24);
});

test('there are at least twenty-four settings, whose words are unique and understood', () => {
  const places = Object.entries(SETTINGS);
  expect(places.length).toBeGreaterThanOrEqual(24);
  const owners = new Map<string, string>();
  for (const [id, { words }] of places)
    for (const word of words.split(' ')) {
      expect(owners.get(word) ?? id, word).toBe(id);
      owners.set(word, id);
    }
});

test('every prompt of the gallery is understood, and all scenes differ', () => {
  const all = LINES.map((line) => {
    const { unknown } = readScene(line[0] ?? '', line[1] ?? '');
    expect(unknown.filter((word) => word !== 'newsletter' && word !== 'late')).toEqual([]);
    const spec = drawn(line);
    expect(JSON.stringify(spec).length).toBeLessThan(MAX_SCENE_BYTES);
    return spec;
  });
  expect(new Set(all.map((spec) => JSON.stringify(spec.parts))).size).toBe(LINES.length);
  for (const spec of all) {
    const ids = spec.parts.map(({ id }) => id);
    for (const id of ['scene_sky', 'scene_ground', 'scene_mascot', 'scene_shadow']) expect(ids).toContain(id);
    expect(ids.indexOf('scene_shadow')).toBeLessThan(ids.indexOf('scene_mascot'));
  }
});
