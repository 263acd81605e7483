import { describe, expect, test } from 'vitest';
import { readWishes } from '@/lib/artist/edit/looks/read';
import { readInstruction } from '@/lib/artist/edit/words/read';
import type { Wish } from '@/lib/artist/edit/wish';
import { designed, stranger } from './stage';

const fox = designed('an orange fox barista with a green apron');

/** A requested change as a short text: what it does, and to which target. */
function short(wish: Wish): string {
  const names =
    'target' in wish
      ? wish.target.nouns
          .map((noun) =>
            noun.kind === 'region'
              ? `${noun.side ?? ''} ${noun.region}`.trim()
              : noun.kind === 'garment'
                ? noun.item
                : noun.word,
          )
          .join('+')
      : '';
  switch (wish.do) {
    case 'color':
      return `color ${names} ${wish.change.words}`;
    case 'size':
      return `size ${names} ${wish.change.words}`;
    case 'wear':
      return `wear ${wish.items.map(({ item, color }) => `${color ? 'coloured ' : ''}${item}`).join('+')}`;
    case 'express':
      return wish.feeling;
    case 'style':
      return `style ${wish.style}`;
    case 'pattern':
      return `${wish.kind} ${names}`;
    case 'rename':
      return `rename ${wish.name}`;
    case 'age':
      return wish.older ? 'older' : 'younger';
    case 'exchange':
      return `exchange ${wish.from} ${wish.to.item}`;
    case 'become':
      return `become ${wish.subject}`;
    case 'lines':
      return `lines ${wish.factor > 1 ? 'thicker' : 'thinner'}`;
    case 'move':
      return `move ${names} ${wish.change.words}`;
    default:
      return `${wish.do} ${names}`.trim();
  }
}

const readings: readonly (readonly [string, string[]])[] = [
  [
    'make the ears darker, add a red scarf and make it smaller',
    ['color ears darker', 'wear coloured scarf', 'size all smaller'],
  ],
  ['add a hat and make it green', ['wear cap', 'color cap green']],
  ['make the ears and the tail blue', ['color ears+tail blue']],
  ['make the ears pink and the tail blue', ['color ears pink', 'color tail blue']],
  ['make the ears darker and bigger', ['color ears darker', 'size ears bigger']],
  ['longer ears and a bigger head', ['size ears longer', 'size head bigger']],
  ['swap the colours of the ears and the tail', ['swap_colors']],
  ['replace the apron with a hoodie', ['exchange apron hoodie']],
  ['the left ear a bit bigger', ['size left ears a little bigger']],
  ['raise the left arm', ['move left arms up']],
  ['make it look sad', ['sad']],
  ['give it a happy face', ['happy']],
  ['call it Bruno', ['rename Bruno']],
  ['rename it to Captain Fluff and make it blue', ['rename Captain Fluff', 'color all blue']],
  ['give it stripes', ['stripes all']],
  ['in a retro style', ['style retro']],
  ['make it younger', ['younger']],
  ['remove the apron', ['remove apron']],
  ['undo that', ['undo']],
  ['flip it', ['mirror']],
  ['mkae the eras drker', ['color ears darker']],
  ['give it big round eyes', ['size eyes bigger', 'size eyes rounder']],
  ['make the fox a darker orange', ['color all darker orange']],
  ['take the apron off', ['remove apron']],
  ['a gold crown instead of the apron', ['exchange apron crown']],
  ['make the left ear white and remove the right one', ['color left ears white', 'remove right ears']],
  ['in a flat style with a purple scarf', ['style flat', 'wear coloured scarf']],
  ['add wings', ['grow wings']],
  ['add spots and a top hat', ['spots all', 'wear top_hat']],
  ['make the ears 20% bigger', ['size ears 20% bigger']],
  ['ears twice as tall', ['size ears twice as long']],
  ['half the size', ['size all half as big']],
  ['make the tail 1.5x longer and the head at 80%', ['size tail 50% longer', 'size head 20% smaller']],
  ['make the outlines less thick', ['lines thinner']],
  ['the ears are too big', ['size ears smaller']],
  ['less dark', ['color all less dark']],
  ['less childish', ['older']],
  ['more contrast', ['color all more contrasting']],
  ['make it fluffier', ['fluff all']],
  ['can you make him wear glasses?', ['wear glasses']],
  ['sketchy, like a pencil drawing', ['style sketchy']],
  ['like before', ['undo']],
  ['bring back the scarf', ['restore scarf']],
  ['put the scarf back', ['restore scarf']],
  ['turn it into a cat', ['become cat']],
  ['blue eyes and a gold crown', ['color eyes blue', 'wear coloured crown']],
  ["I don't like the tail. Remove it.", ['remove tail']],
  ['he looks too happy, make him serious', ['calm']],
  ['scarf: green. tail: pink.', ['color scarf green', 'color tail pink']],
  ['take off everything', ['remove clothes']],
  ['turn it green and yellow', ['color all green', 'color belly yellow']],
  ['change the fox color to purple', ['color all purple']],
  ['give it shoes and a mask', ['wear boots+superhero_mask']],
  ['make it coca-cola red with IKEA blue ears', ['color all coca cola red', 'color ears ikea blue']],
  ['stand taller', ['size all taller']],
  ['put on sunglasses and a gold crown', ['wear sunglasses+coloured crown']],
];

describe('an instruction is read clause by clause', () => {
  test.each(readings)('%s', (text, expected) => {
    const { wishes, unknown } = readInstruction(text, fox);
    expect(wishes.map(short)).toEqual(expected);
    expect(unknown).toEqual([]);
  });

  test('exceptions are removed from the target', () => {
    const {
      wishes: [wish],
    } = readInstruction('everything blue except the belly', fox);
    expect(wish).toMatchObject({
      do: 'color',
      target: { nouns: [{ region: 'everything' }], except: [{ region: 'belly' }] },
    });
  });

  test.each([
    ['remove the black around the eyes', []],
    ['lighter belly, darker back', ['color belly lighter']],
    ['make the tail blue, and a pink flumox', ['color tail blue']],
    ['why is it so sad?', []],
  ])('%s does nothing else', (text, expected) => {
    const { wishes, unknown } = readInstruction(text, fox);
    expect(wishes.map(short)).toEqual(expected);
    expect(unknown).toHaveLength(1);
  });

  test('words without a meaning are reported', () => {
    expect(readInstruction('make the ears darker and quantify the flux', fox).unknown).toEqual(['quantify the flux']);
  });

  test('the part and colour names of an imported drawing are understood', () => {
    const { wishes } = readInstruction('blue dress, bigger kopf', stranger('strangers/girl.json'));
    expect(wishes.map(short)).toEqual(['color dress blue', 'size kopf bigger']);
  });
});

describe('an edit names a look in a separate clause', () => {
  test.each<[string, string[]]>([
    ['make it a pirate', ['wear pirate_hat+eye_patch+sword+coloured scarf', 'cheeky']],
    ['for Halloween', ['wear witch_hat+bat_wings+pumpkin', 'cheeky']],
    ['more professional, and make the ears darker', ['wear suit+coloured tie+briefcase', 'color ears darker']],
    ['as a pirate with a red bandana', ['wear coloured bandana+eye_patch+sword+coloured scarf', 'cheeky']],
    ['turn it into a zombie', ['color coat a sickly green', 'patches body', 'sleepy']],
  ])('%s', (text, expected) => {
    expect(readWishes(text, fox, 'clauses').wishes.map(short)).toEqual(expected);
  });

  test.each([
    ['give it a magic wand', ['wear wand']],
    ['make it look evil', ['angry']],
    ['turn it navy', ['color all navy']],
    ['add a party hat', ['wear party_hat']],
    ['make the hat golden', ['color cap golden']],
    ['turn it into a robot', ['become robot']],
    ['in a vintage style', ['style retro']],
  ])('%s is not a look', (text, expected) => {
    const { wishes, themes } = readWishes(text, fox, 'clauses');
    expect(themes).toEqual([]);
    expect(wishes.map(short)).toEqual(expected);
  });
});
