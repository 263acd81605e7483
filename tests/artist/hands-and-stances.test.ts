import { describe, expect, test } from 'vitest';
import { genderOf, HAIR } from '@/lib/artist/hair';
import { boxOf } from '@/lib/artist/shape/path';
import { figureOf } from '@/lib/artist/sheet/construct';
import { sheetOf } from '@/lib/artist/sheet/write';
import { readPrompt } from '@/lib/artist/words/read';
import type { CharacterSheet } from '@/lib/core/sheet/schema';

const sheetFor = (prompt: string): CharacterSheet =>
  sheetOf(readPrompt(prompt), { prompt, style: 'outlined', detail: 'standard' }, 'held');

function drawn(prompt: string, change: Partial<CharacterSheet> = {}) {
  const { figure } = figureOf({ ...sheetFor(prompt), ...change }, false);
  const box = (id: string) => {
    const part = figure.parts.find((each) => each.id === id);
    if (!part) throw new Error(`${prompt} has no ${id}`);
    return boxOf((part.rims ?? []).flat());
  };
  return { figure, box };
}

/** The items that a prompt is read to have, those of them in both hands, and the items that are drawn. */
const itemsOf = (prompt: string): string[] => sheetFor(prompt).wears.map(({ item }) => item);
const inBoth = (prompt: string): string[] =>
  sheetFor(prompt)
    .wears.filter(({ both }) => both)
    .map(({ item }) => item);
const worn = (prompt: string): string[] => drawn(prompt).figure.character.wear.map(({ item }) => item);

/** The number of shapes in a shade on a foot in the flat style, where nothing but the slits between toes has one. */
function toeLines(prompt: string): number {
  const foot = drawn(prompt, { direction: 'flat' }).figure.parts.find(({ id }) => id === 'foot_left');
  return (foot?.svg.match(/_shade"/g) ?? []).length;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

describe('what a hand holds', () => {
  test.each([
    ['a fox with a coin', 'small_coin'],
    ['a woman with a pillow', 'pillow'],
    ['a robot with a parcel', 'parcel_box'],
  ])('%s: it rests on the hand, which does not hide its middle', (prompt, id) => {
    for (const seed of SEEDS) {
      const { figure, box } = drawn(prompt, { seed });
      const arm = figure.arms?.left;
      if (!arm || arm.hand[1] > arm.elbow[1]) continue;
      const { y, height } = box(id);
      const hand = box('hand_left');
      expect(y + height / 2, `seed ${seed}`).toBeLessThan(hand.y + hand.height * 0.4);
    }
    expect.hasAssertions();
  });

  test('an umbrella is above the head of a child', () => {
    const { figure, box } = drawn('a little girl with an umbrella');
    const { y, height } = box('umbrella');
    expect(y + height).toBeLessThan(figure.head.eyeY);
  });
});

describe('a bar', () => {
  test('is gripped near its middle, and leaves the mouth open', () => {
    for (const seed of SEEDS) {
      const { figure, box } = drawn('a rabbit lifting dumbbells', { seed });
      const [bar, hand] = [box('dumbbell'), box('hand_left')];
      const end = bar.x + bar.width - (hand.x + hand.width / 2);
      expect(end, `seed ${seed}`).toBeGreaterThan(bar.width * 0.2);
      expect(bar.x + bar.width, `seed ${seed}`).toBeLessThan(figure.head.cx + figure.head.rx * 0.1);
    }
  });
});

test('a parcel stands beside an animal on four legs instead of hiding its mouth', () => {
  const { figure, box } = drawn('a turtle with a parcel');
  const { x, width } = box('parcel_box');
  expect(x + width).toBeLessThan(figure.head.cx);
});

describe('arms that are crossed', () => {
  test.each(['a grumpy badger, arms crossed', 'a proud bull in a suit with arms crossed'])(
    '%s: each hand is on the other side, one above the other',
    (prompt) => {
      const { figure, box } = drawn(prompt);
      const [left, right] = [box('hand_left'), box('hand_right')];
      const apart = Math.abs(left.y - right.y);
      expect(left.x).toBeGreaterThan(right.x);
      expect(apart).toBeGreaterThan((figure.arms?.left.handRadius ?? Infinity) * 0.5);
    },
  );
});

describe('people on long legs', () => {
  test.each(['a proud electrician', 'a firefighter', 'a scientist'])('%s stands without a lunge', (prompt) => {
    for (const seed of SEEDS) {
      const { figure, box } = drawn(prompt, { seed });
      const [left, right] = [box('foot_left'), box('foot_right')];
      if (!['stand', 'firm', 'wide', 'step', 'side_step'].includes(figure.posture.legs)) continue;
      const apart = right.x + right.width - left.x;
      expect(apart, `seed ${seed}`).toBeLessThan(300 * figure.unit);
    }
    expect.hasAssertions();
  });
});

describe('footwear', () => {
  test.each([
    ['a penguin with red shoes', '$boots'],
    ['an owl in rain boots', '$boots'],
  ])('%s is on the feet', (prompt, material) => {
    const foot = drawn(prompt).figure.parts.find(({ id }) => id === 'foot_left');
    expect(foot?.svg).toContain(material);
  });

  test('is on each of the six feet of a ladybug', () => {
    const shod = drawn('a ladybug with yellow boots').figure.parts.filter(({ svg }) => svg.includes('$boots'));
    expect(shod).toHaveLength(6);
  });
});

test('a space suit hides the toes, which bare feet show in a style without lines', () => {
  expect(toeLines('a bear astronaut')).toBe(0);
  expect(toeLines('a bear')).toBe(2);
});

describe('the items of a prompt', () => {
  test('a hockey player has one stick, which is no twig', () => {
    const held = itemsOf('a hockey player bear with a stick').filter((item) => item.endsWith('stick'));
    expect(held).toEqual(['hockey_stick']);
    expect(itemsOf('a bear with a stick')).toContain('wood_stick');
  });

  test('a pose that takes both hands keeps them free of what nobody asked for', () => {
    expect(itemsOf('a businesswoman')).toContain('briefcase');
    expect(itemsOf('a businesswoman with arms crossed')).not.toContain('briefcase');
    expect(itemsOf('a businesswoman with a briefcase and crossed arms')).toContain('briefcase');
  });

  test('a captain has an anchor on the cap, a police officer has not', () => {
    expect(itemsOf('a whale captain')).toContain('captain_cap');
    expect(itemsOf("a whale with a captain's cap")).toEqual(['captain_cap']);
    expect(itemsOf('a police officer dog')).toContain('police_cap');
  });

  test('things that come in pairs are in both hands', () => {
    expect(inBoth('a cactus with maracas')).toEqual(['small_maracas']);
    expect(inBoth('an avocado with a headband and dumbbells')).toEqual(['dumbbell']);
    expect(inBoth('an avocado with a dumbbell')).toEqual([]);
  });

  test('the ball of a player is that of the sport', () => {
    expect(itemsOf('a tiger footballer with a ball')).toContain('football');
    expect(itemsOf('a tiger with a ball')).toEqual(['toy_ball']);
  });

  test('boxing gloves are on both hands, and are no mittens', () => {
    expect(itemsOf('a lemon with boxing gloves')).toEqual(['boxing_gloves']);
    const gloves = drawn('a lemon with boxing gloves').figure.parts.filter(({ id }) => id.startsWith('boxing_gloves'));
    expect(gloves.map(({ parent }) => parent)).toEqual(['hand_left', 'hand_right']);
  });

  test('a chilli pepper is one noun, and holds no pepper', () => {
    expect(itemsOf('a chilli pepper')).toEqual([]);
    expect(sheetFor('a jalapeño pepper').subject.kind).toBe('chili');
  });

  test('a bandana around the neck is no headwear', () => {
    expect(itemsOf('a dog with a red bandana around its neck')).toEqual(['neckerchief']);
    expect(itemsOf('a dog with a red bandana')).toEqual(['bandana']);
  });

  test('glasses are above the eyes where the prompt says so, and no hat of the role hides them', () => {
    expect(itemsOf('a boy with sunglasses pushed up on his head')).toEqual(['raised_sunglasses']);
    expect(itemsOf('a woman with sunglasses in her hair')).toEqual(['raised_sunglasses']);
    expect(itemsOf('a fox pilot with goggles on his forehead')).toEqual(['raised_goggles', 'suit', 'tie']);
    expect(itemsOf('a boy with sunglasses and a cap on his head')).toEqual(['sunglasses', 'cap']);
  });
});

describe('a woman', () => {
  test('is one also where only an adjective says so', () => {
    expect(sheetFor('a female firefighter').subject.called).toBe('woman');
    expect(genderOf('woman')).toBe('woman');
    expect(genderOf('merman')).toBe('man');
    expect(genderOf('person')).toBeNull();
  });

  test('never gets a haircut at random that only men wear', () => {
    for (const seed of SEEDS) {
      const { cut } = drawn('a female firefighter', { seed }).figure.character;
      if (cut === null) throw new Error('no haircut');
      expect(HAIR[cut].worn.women).toBeGreaterThan(0);
    }
  });

  test('with a fish tail has a top of shells, and a merman a shirt', () => {
    expect(worn('a mermaid')).toContain('shell_bra');
    expect(worn('a merman')).toContain('shirt');
  });
});

test('two slices pop out of a toaster', () => {
  const slice = drawn('a toaster').figure.parts.find(({ id }) => id === 'slice');
  expect(slice?.rims).toHaveLength(2);
});
