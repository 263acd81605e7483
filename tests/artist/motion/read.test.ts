import { describe, expect, test } from 'vitest';
import { MOVES } from '@/lib/artist/motion/moves';
import { nameOf, understood } from '@/lib/artist/motion/naming';
import { readMotion } from '@/lib/artist/motion/words/read';

const read = (prompt: string): string => understood(readMotion(prompt));

describe('reading a motion prompt', () => {
  test.each([
    ['jumps twice, then waves with the left hand and winks', 'jump twice, then wave (left) and wink'],
    ['slowly nods off to sleep', 'nod off to sleep'],
    ['types on a laptop and gets frustrated', 'type on a laptop, then be angry'],
    ['waves happily and winks', 'wave (happy) and wink'],
    ['marches on the spot and salutes', 'march and salute'],
    ['panics and runs in place', 'panic and run in place'],
    ['before waving, it jumps three times', 'jump three times, then wave'],
    ['waves after jumping', 'jump, then wave'],
    ['while flying, it waves', 'fly and wave'],
    [
      'stomps its foot angrily, pauses for a second, then sighs',
      'stomp foot (angry), then pause for 1 second, then sigh',
    ],
    ['a big happy wave with both hands', 'wave (both sides, happy)'],
    ['shakes its head no, then points to the right', 'shake head, then point (right)'],
    ['two quick jumps', 'jump twice'],
    ['jumps again', 'jump twice'],
    ['trips and gets up again', 'trip, then get up'],
    ['juggles three balls', 'juggle'],
    ['dances without smiling', 'dance'],
    ['shakes head no three times quickly', 'shake head three times'],
    ['looks left then right then shrugs', 'look left, then look right, then shrug'],
    ['waves with the left hand, then with the right hand', 'wave (left), then wave (right)'],
    ['floats up and down', 'float'],
    ['is very angry', 'be angry'],
    ['walks in from the left, then bows', 'walk (from the left, into the picture), then bow'],
    ['runs away to the right', 'run away (right, out of the picture)'],
    ['gallops across the screen and back', 'gallop (through the picture and back)'],
    ['walks in place', 'walk in place'],
    ['looks out of the window', 'look'],
    ['falls asleep standing', 'fall asleep'],
    ['la volpe si inchina', 'bow'],
    ['il éternue puis rit', 'sneeze, then laugh'],
    ['der Fuchs versteckt sich', 'hide'],
    ['a raposa manda um beijo', 'blow a kiss'],
    ['el zorro se rasca la cabeza', 'scratch head'],
    ['melts into a puddle and comes back', 'melt into a puddle and come back'],
    ['waves, then stands up', 'wave, then stand up'],
    ['10 jumping jacks, steady pace', 'jumping jack 10 times'],
    ['sneaky walk cycle', 'walk (sly)'],
    ['does a kickflip', 'do a kickflip'],
    ['stirring a pot with the ladle', 'stir'],
    ['winkt freundlich und springt dann zweimal', 'wave (happy), then jump twice'],
    ['tanzt', 'dance'],
    ['salta dos veces y luego saluda', 'jump twice, then wave'],
    ['se encoge de hombros y se ríe', 'shrug and laugh'],
    ['il danse puis il applaudit', 'dance, then clap'],
    ['si stira, sbadiglia e muove la coda', 'stretch itself, then yawn and wag tail'],
    ['dança e depois comemora o gol', 'dance, then celebrate'],
  ])('"%s" is read as steps in order', (prompt, expected) => expect(read(prompt)).toBe(expected));

  test('every phrase of every move is read as that move', () => {
    const wrong = Object.entries(MOVES).flatMap(([move, { words }]) =>
      words.flatMap((word) => {
        const said = word.replaceAll('~', '');
        const acts = readMotion(`it ${said}`).steps.flatMap((step) => step.acts);
        return acts.length === 1 && acts[0]?.move === move
          ? []
          : [`${said}: ${acts.map((act) => act.move).join(', ')} for ${move}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(['loading loop: the antenna blinks', 'baila en bucle'])('"%s" is a loop', (prompt) =>
    expect(readMotion(prompt).loop).toBe(true),
  );

  test('words without a movement are reported', () => {
    const { steps, unknown } = readMotion('the purple brick');
    expect(steps).toEqual([]);
    expect(unknown).toEqual(['purple', 'brick']);
  });

  test('the name consists of the moves, within the length limit', () => {
    expect(nameOf(readMotion('jumps twice, then waves with the left hand and winks'))).toBe('Jump, wave & wink');
    expect(
      nameOf(
        readMotion('types on a keyboard, sips coffee, gives a thumbs up, claps, nods, then shakes hands and laughs'),
      ).length,
    ).toBeLessThanOrEqual(60);
  });
});

describe('the whole duration and loops', () => {
  test.each([
    ['attack: wind up, hit, recover. 0.6s total', 0.6, null],
    ['stretch and yawn, 4 seconds, no loop', 4, false],
    ['a wave that is 2.5 seconds long', 2.5, null],
    ['jump, then wave for 2 seconds', null, null],
    ['hops a bit, then calms down in 1.5 seconds', null, null],
    ['spin, not looping', null, false],
  ])('%s', (prompt, seconds, loop) => expect(readMotion(prompt)).toMatchObject({ seconds, loop }));

  test('what else does not move is no act', () =>
    expect(readMotion('wiggle ears only, nothing else moves').steps).toHaveLength(1));
});

test.each([
  ['langsam mit dem Kopf schütteln', ['shake_head']],
  ['que salte de alegría y aplauda tres veces', ['jump', 'clap']],
  ['si addormenta e russa', ['nod_off', 'sleep']],
  ['dá um tchau e pisca um olho', ['wave', 'wink']],
  ['fais un tour sur toi-même puis salue', ['spin', 'salute']],
])('%s', (prompt, moves) =>
  expect(readMotion(prompt).steps.flatMap(({ acts }) => acts.map(({ move }) => move))).toEqual(moves),
);
