import { describe, expect, test } from 'vitest';
import { editedFrom } from '../../support/edited';

const changed = (prompt: string, instruction: string) => editedFrom(prompt, instruction, 'clients');

describe('a request is read as its client means it', () => {
  test.each([
    ['a frog with a gold crown', 'crown off pls', 'Removed the crown.'],
    ['a penguin with a striped scarf', 'undo the scarf', 'Removed the scarf.'],
    ['a cow with a bell', 'bell -> medal', 'Dressed it in a medal instead of the bell.'],
    [
      'a rabbit with a pink bow tie',
      "bow tie in #FF5A1F please, that's our brand orange",
      'Painted the bow tie #ff5a1f.',
    ],
    ['a polar bear with spots', 'stripes not dots', 'Gave it stripes.'],
    ['an owl with glasses and a book', 'no glasses. the book stays', 'Removed the glasses.'],
    ['a wolf in a tracksuit', 'My boss says he looks scary', 'Gave it a happy face.'],
    ['a dog in a red scarf', 'the dog should be a dalmatian now. keep the scarf', 'Made it a dalmatian.'],
    ['a bird, side view', 'face us instead of sideways', 'Drew it from the front.'],
    ['a hedgehog with a backpack', 'add hiking boots', 'Dressed it in boots.'],
    [
      'a raccoon, arms crossed',
      'arms uncrossed, one hand waving',
      'Changed the pose: one hand raised beside the head.',
    ],
    ['a fox with a scarf', 'he looks sad. cheer him up', 'Gave it a happy face.'],
    ['a penguin chef with a whisk', 'no whisk, a ladle instead', 'Handed it a spoon instead of the whisk.'],
    ['a wizard owl with a book', 'lose the book, staff in hand', 'Removed the book and handed it a crook staff.'],
    [
      'a knight cat with silver armor',
      'sword in the left hand, shield gone',
      'Moved the sword to the left hand and removed the shield.',
    ],
    ['a girl with curly hair', 'longer hair, in a ponytail', 'Changed the hair to ponytail.'],
    ['a green robot', 'metal grey instead of green, keep the eyes', 'Turned the mascot grey, but not the eyes.'],
    ['a green robot', 'let it wave with the left hand', 'Changed the pose: one hand raised beside the head.'],
    ['a pirate parrot', 'no weapons for kids', 'Removed the sword.'],
    [
      'a boy with sunglasses',
      'push the sunglasses up onto his head',
      'Dressed it in raised sunglasses instead of the sunglasses.',
    ],
    ['a fox', 'put goggles on top of its head', 'Dressed it in raised goggles.'],
    ['a bear', 'winter version', 'Dressed it for winter, with a beanie, a scarf and mittens.'],
    ['a dragon', 'less scary, kids are afraid', 'Calmed its face.'],
    ['a doctor with glasses', 'glasses off, mask on', 'Removed the glasses and dressed it in a superhero mask.'],
    ['a turtle with a hoodie', 'I want the shell darker than the skin', 'Made the shell darker.'],
    ['a turtle in a hoodie', 'hoodie in our brand colour #E4572E', 'Painted the hoodie #e4572e.'],
    ['a bear', 'he needs to hold a cupcake instead of nothing', 'Handed it a cupcake.'],
    ['a green dragon', 'fais-le cracher du feu', 'Made it breathe fire.'],
    ['a bear', 'sit down', 'Changed the pose: on the floor, legs forward.'],
  ])('%s: %s', async (prompt, instruction, summary) =>
    expect((await changed(prompt, instruction)).summary).toBe(summary),
  );

  test.each(['whiskers longer', 'make the whiskers longer'])('%s of something unknown changes nothing', (instruction) =>
    expect(changed('a knight cat', instruction)).rejects.toThrow(/did not understand/),
  );

  test('what is removed ends with its sentence', async () => {
    const { spec, summary } = await changed('a unicorn with a rainbow mane', 'no wings. horn silver. eyes green');
    expect(summary).toContain('the horn silver');
    expect(spec.parts.some(({ id }) => id.startsWith('eye'))).toBe(true);
  });

  test('a list goes on after an exchange', async () => {
    const { summary } = await changed('a lightbulb with white gloves', 'beanie, mittens instead of gloves, scarf');
    expect(summary).toBe(
      'Dressed it in a beanie, dressed it in mittens instead of the gloves and dressed it in a scarf.',
    );
  });

  test('a word that nobody can draw is told, and the rest is done', async () => {
    const { summary, warnings } = await changed('an owl with glasses', 'make the glasses square and thicker');
    expect(summary).toBe('Made the glasses thicker.');
    expect(warnings).toEqual(['I did not understand "square".']);
  });

  test('a colour of something unknown does not paint the mascot', () =>
    expect(changed('a mouse in a lab coat', 'make whats in the tube glow pink')).rejects.toThrow(/did not understand/));
});

describe('a request in another language', () => {
  test.each([
    [
      'a squirrel with a beanie',
      'Mütze bitte weg, dafür einen grünen Schal',
      'Removed the beanie and dressed it in a green scarf.',
    ],
    ['a blue robot with a toolbox', 'Werkzeugkasten in #FFCC00 und ein rotes Halstuch bitte', /toolbox #ffcc00/],
    [
      'a bull with an apron',
      'cámbiale el delantal a negro y que sonría más',
      'Painted the apron black and gave it a happy face.',
    ],
    [
      'a llama with a poncho',
      'quítale el poncho y ponle una camiseta azul',
      'Removed the poncho and dressed it in a blue shirt.',
    ],
    [
      'a rooster with a beret',
      'enlève le béret et mets-lui une casquette blanche',
      'Removed the beret and dressed it in a white cap.',
    ],
    [
      'a jaguar in a shirt',
      'deixa ela mais gordinha e com cara de brava',
      'Made the mascot chubbier and gave it an angry frown.',
    ],
    ['a toucan with a straw hat', 'tira o chapéu por favor', 'Removed the hat.'],
    [
      'an orange fox barista with a green apron',
      'mach die Ohren blau und setz ihm einen Hut auf',
      'Painted the ears blue and dressed it in a cap.',
    ],
    ['an orange fox barista', 'rends les oreilles plus grandes', 'Made the ears bigger.'],
    ['an orange fox barista', 'ponle un sombrero rojo', 'Dressed it in a red cap.'],
    ['an orange fox barista with a green apron', 'ohne Schürze', 'Removed the apron.'],
    ['an orange fox barista with a green apron', 'sans tablier', 'Removed the apron.'],
    ['an orange fox barista with a green apron', 'sin delantal', 'Removed the apron.'],
    ['an orange fox barista with a green apron', 'senza grembiule', 'Removed the apron.'],
    ['an orange fox barista', 'größer', 'Made the whole mascot bigger.'],
  ])('%s: %s', async (prompt, instruction, summary) =>
    expect((await changed(prompt, instruction)).summary).toMatch(summary),
  );
});

describe('a request with remarks, complaints and turns of phrase', () => {
  test.each([
    ['a cat astronaut', 'take off the helmet so we see the ears', 'Removed the helmet.'],
    ['a wolf in a denim jacket', 'darker fur but the belly stay light', 'Made the fur darker.'],
    ['a dog detective', 'i dont know, it feels kind of flat? give it more personality', 'Gave it a cheeky grin.'],
    ['a fox', 'thumbs up instead of waving', 'Changed the pose: one thumb up.'],
    ['a fox', 'give it a missing tooth', /gap/],
    ['a samurai', 'forget the armor, just a blue kimono', /^Removed the armor and dressed it in a blue kimono/],
    [
      'a bear with a pot of honey',
      'rends-le plus petit avec une plus grosse tête',
      'Made the whole mascot smaller and made the head bigger.',
    ],
    ['a frog with a crown', 'que esté triste y con los ojos cerrados', 'Gave it a sad face and closed its eyes.'],
  ])('%s: %s', async (prompt, instruction, summary) => {
    const { summary: said, warnings } = await changed(prompt, instruction);
    expect(said).toMatch(summary);
    expect(warnings).toEqual([]);
  });

  test('a thing that floats is no pose', async () =>
    expect(
      (await changed('a beaver builder with a helmet', 'helmet is too high, it floats. bring it down')).summary,
    ).toBe('Lowered the helmet.'));
});

describe('what is held changes hands', () => {
  test.each([
    ['a bunny with a basket', 'move the basket to the other hand', 'Moved the basket to the left hand.'],
    ['a knight with sword and shield', 'the sword should be in the other hand', 'Moved the sword to the left hand.'],
    ['a fox with a lantern', 'put the lantern in his right paw', 'Moved the lantern to the right hand.'],
    ['ein Fuchs mit einem Hammer', 'der Hammer in die linke Pfote', 'Moved the hammer to the left hand.'],
  ])('%s: %s', async (prompt, instruction, summary) =>
    expect((await changed(prompt, instruction)).summary).toBe(summary),
  );
});

describe('a colour is that of something else', () => {
  const SCARF = '#e5484d';

  test.each([
    'make the hat match the scarf',
    'the hat should match the scarf',
    'match the hat to the scarf',
    'hat in the colour of the scarf',
    'the hat should have the same color as the scarf please',
  ])('%s', async (instruction) => {
    const { summary, warnings, sheet } = await changed('a fox with a blue hat and a red scarf', instruction);
    expect([summary, warnings]).toEqual([`Painted the hat ${SCARF}.`, []]);
    expect(sheet?.wears.map(({ color }) => color)).toEqual([SCARF, SCARF]);
  });

  test('a name of two words', async () =>
    expect((await changed('a penguin with a green bow tie and a hat', 'make the hat match the bow tie')).summary).toBe(
      'Painted the hat #4fae5b.',
    ));
});

describe('what is joined by "and"', () => {
  test.each([
    ['a yellow duck', 'orange feet and beak', 'Painted the feet orange and painted the beak orange.'],
    ['a fox', 'bigger eyes and stripes', 'Made the eyes bigger and gave it stripes.'],
    ['a fox', 'big smile showing teeth', 'Gave it a cheeky grin.'],
    ['a monster with one eye', 'give it three eyes', 'Gave it three eyes.'],
    ['a pig', 'hat and sunglasses, both black', 'Dressed it in a black cap and black sunglasses.'],
    ['a fox', 'wave with both hands', 'Changed the pose: both arms thrown up.'],
    ['a fox with one eye', 'two eyes', 'Gave it two eyes.'],
    ['a bear in a red apron', 'go back to green for the apron', 'Painted the apron green.'],
    ['a robot', 'make it look more modern', 'Redrew it in the flat style.'],
  ])('%s: %s', async (prompt, instruction, summary) =>
    expect((await changed(prompt, instruction)).summary).toBe(summary),
  );
});
