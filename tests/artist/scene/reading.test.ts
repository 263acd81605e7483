import { expect, test } from 'vitest';
import { readScene } from '@/lib/artist/scene/reading';

const read = (prompt: string) => readScene(prompt, 'Rusty the Fox');

test.each([
  ['on a beach at sunset', { setting: 'beach', time: 'sunset', weather: 'clear' }],
  ['a rainy night in the city', { setting: 'city', time: 'night', weather: 'rain' }],
  ['a foggy morning in the mountains', { setting: 'mountain', time: 'dawn', weather: 'fog' }],
  ['Rusty in a data center', { setting: 'server_room', isNamed: true }],
  ['in a snowy forest', { setting: 'forest', weather: 'snow', season: 'winter' }],
  ['in the park in autumn', { setting: 'garden', season: 'autumn' }],
  ['in the snow', { setting: 'winter' }],
  ['sleeping in bed', { setting: 'bedroom', time: 'night', pose: 'sleep' }],
  ['waving at a birthday party', { setting: 'party', pose: 'wave' }],
  ['on the beach under the stars', { setting: 'beach', time: 'night' }],
  ['sleeping under the stars', { setting: 'camping', time: 'night' }],
  ['thank you for your trust', { setting: 'studio', isNamed: false }],
  ['a plain background, minimal', { setting: 'studio', minimal: true }],
])('%s', (prompt, expected) => {
  expect(read(prompt)).toMatchObject(expected);
});

test('a colour before an object is that of the object; any other tints the scene', () => {
  expect(read('in a garden with red balloons')).toMatchObject({
    setting: 'garden',
    colors: [],
    objects: [{ id: 'balloons', color: '#e5484d' }],
  });
  expect(read('in the city, in purple tones')).toMatchObject({ colors: ['#8e5bd0'], objects: [] });
  expect(read('in a forest green theme').setting).toBe('forest');
});

test('held or worn things belong to the mascot, others to the scene', () => {
  expect(read('on a beach, holding a balloon')).toMatchObject({
    wear: [{ item: 'balloon', color: null }],
    objects: [],
  });
  expect(read('on a beach with a balloon')).toMatchObject({ wear: [], objects: [{ id: 'balloons' }] });
  expect(read('in the mountains wearing a red scarf')).toMatchObject({
    setting: 'mountain',
    wear: [{ item: 'scarf', color: '#e5484d' }],
    colors: [],
  });
});

test("unknown words are reported, except those of the mascot's description", () => {
  expect(read('Rusty on a beach with a flumox').unknown).toEqual(['flumox']);
});
