import { expect, test } from 'vitest';
import { designSpec } from '@/lib/artist/design';
import { putOn } from '@/lib/artist/dressing';
import { readPrompt } from '@/lib/artist/words/read';

const wornIn = (prompt: string) => readPrompt(prompt).wear.map(({ item, hand }) => (hand ? `${item} ${hand}` : item));

test.each([
  ['a fox with a wrist watch', ['wristwatch']],
  ['a bear with a gold ring on its left paw', ['jewel_ring left']],
  ['a girl with knee and elbow pads', ['kneepads', 'elbowpads']],
  ['a fox with its left arm in a sling', ['sling left']],
  ['a man with his right arm in plaster', ['plaster_cast right']],
  ['a cat with a bandage on its left arm', ['wound_wrap left']],
  ['a bear with a bandage around its head', ['head_bandage']],
  ['a fox with a plaster on its nose', ['nose_plaster']],
  ['a badger with an eyepatch over his right eye', ['eye_patch right']],
])('%s wears %j', (prompt, worn) => expect(wornIn(prompt)).toEqual(worn));

test('the words for the side are not reported as unknown', () =>
  expect(readPrompt('a fox with its left arm in a sling').unknown).toEqual([]));

const partsOf = (prompt: string) => designSpec({ prompt, detail: 'standard' }, 'limbs').parts;

test('the left side of a character is on the right of the picture', () => {
  expect(partsOf('a fox with a watch on its left wrist').find(({ id }) => id === 'wristwatch')?.parent).toBe(
    'forearm_right',
  );
  expect(partsOf('a fox with a watch on its right wrist').find(({ id }) => id === 'wristwatch')?.parent).toBe(
    'forearm_left',
  );
});

const xOf = (prompt: string, part: string) => partsOf(prompt).find(({ id }) => id === part)?.pivot[0] ?? 0;

test('an eye patch covers the eye that is said', () => {
  for (const [side, eye] of [
    ['left', 'eye_right'],
    ['right', 'eye_left'],
  ] as const) {
    const prompt = `a fox with an eyepatch over its ${side} eye`;
    expect(Math.abs(xOf(prompt, 'eye_patch') - xOf(prompt, eye))).toBeLessThan(2);
  }
});

test('pads are worn on both joints, and a sling has its strap on the trunk', () => {
  const fox = partsOf('a fox with knee pads and its left arm in a sling');
  const parents = new Map(fox.map(({ id, parent }) => [id, parent]));
  expect([parents.get('kneepads'), parents.get('kneepads_2')]).toEqual(['leg_left', 'leg_right']);
  expect([parents.get('sling'), parents.get('sling_strap')]).toEqual(['forearm_right', 'body']);
});

test('a drawing that exists puts a watch on its arm', () => {
  const bear = designSpec({ prompt: 'a bear', detail: 'standard' }, 'limbs');
  const { spec } = putOn(bear, [{ item: 'wristwatch', color: null }]);
  expect(spec.parts.find(({ id }) => id === 'wristwatch')?.parent).toBe('forearm_right');
});

test('what an organisation does sitting is no pose of its mascot', () => {
  expect(readPrompt('a girl with a backpack for a school reading programme').pose).toBeNull();
  expect(readPrompt('a girl reading a book').pose).toBe('sitting');
});

test('a robot on wheels has wheels in place of its legs', () => {
  expect(wornIn('a delivery robot with wheels and a parcel')).toEqual(['drive_wheels', 'parcel_box']);
  expect(partsOf('a robot on wheels').filter(({ id }) => id.startsWith('leg_'))).toEqual([]);
});

test.each([
  ['a bear in bed', null],
  ['a cat sleeping in bed', 'sleeping'],
  ['a fox lying in bed', 'lying'],
])('%s has a bed', (prompt, pose) => {
  const brief = readPrompt(prompt);
  expect([brief.pose, brief.wear.map(({ item }) => item)]).toEqual([pose, ['bed']]);
});

test('a blanket covers the lap and no face', () => {
  const bear = partsOf('a bear in bed');
  const zOf = (part: string) => bear.find(({ id }) => id === part)?.z ?? Number.NaN;
  expect(zOf('bed_front')).toBeGreaterThan(zOf('body'));
  expect(zOf('bed_front')).toBeLessThan(zOf('head'));
});

test('an afro is the hair of a person and a wig on an animal', () => {
  expect(wornIn('a poodle with an afro')).toEqual(['afro_wig']);
  const girl = readPrompt('a girl with an afro');
  expect([girl.cut, girl.wear.some(({ item }) => item === 'afro_wig')]).toEqual(['afro', false]);
});

test('who leans against a wall has one behind it', () => {
  expect(readPrompt('a fox leaning against a wall')).toMatchObject({ pose: 'leaning', wear: [{ item: 'brick_wall' }] });
  const parts = partsOf('a fox leaning against a wall');
  const wall = parts.find(({ id }) => id === 'brick_wall_back');
  expect(wall?.z).toBeLessThan(parts.find(({ id }) => id === 'body')?.z ?? 0);
});

test.each(['flat', 'soft', 'clay'] as const)('a floral scarf shows its flowers in the style %s', (style) => {
  const { parts } = designSpec({ prompt: 'a cat with a floral scarf', detail: 'standard', style }, 'flowers');
  expect(parts.find(({ id }) => id === 'scarf')?.svg).toContain('$scarf_pattern');
});

test('a wall leaves the place under the feet free', () =>
  expect(wornIn('a zebra leaning against a wall on a skateboard')).toEqual(['brick_wall', 'skateboard']));
