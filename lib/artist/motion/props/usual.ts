import type { EffectId } from '../../kit/effects';
import type { GarmentId } from '../../words/garment-ids';
import type { MotionMood } from '../manner';
import type { PropThing } from './draw';
import type { PropSource, Staging } from './wish';

/** The props of a move whose prompt names none. */
export interface UsualProps {
  move: string;
  /** Words of which one must be in the phrase for the move; without this list any phrase matches. */
  said?: readonly string[];
  things: readonly { thing: PropThing; staging: Staging; source?: PropSource }[];
}

const effect = (id: EffectId, staging: Staging, source?: PropSource): UsualProps['things'][number] => ({
  thing: { effect: id },
  staging,
  ...(source ? { source } : {}),
});
const item = (id: GarmentId, staging: Staging): UsualProps['things'][number] => ({ thing: { item: id }, staging });

/** The usual props by move; the first matching row applies. */
export const USUAL_PROPS: readonly UsualProps[] = [
  { move: 'juggle', said: ['plate'], things: [] },
  { move: 'juggle', things: [effect('ball', 'juggle')] },
  { move: 'throw', said: ['confetti', 'sprinkle', 'scatter'], things: [effect('confetti', 'burst')] },
  { move: 'throw', said: ['fish', 'fishing', 'cast'], things: [item('fishing_rod', 'hold')] },
  {
    move: 'throw',
    said: ['basketball', 'basket', 'hoop', 'dunk'],
    things: [item('basketball', 'throw')],
  },
  { move: 'throw', things: [effect('ball', 'throw')] },
  { move: 'catch', said: ['gift'], things: [item('gift', 'catch')] },
  { move: 'catch', said: ['catch', 'receive'], things: [effect('ball', 'catch')] },
  { move: 'kick', said: ['ball', 'goal', 'soccer', 'football', 'shoot'], things: [item('football', 'kick')] },
  { move: 'push', said: ['dribble'], things: [item('basketball', 'dribble')] },
  { move: 'push', said: ['sweep'], things: [item('broom', 'hold')] },
  { move: 'push', said: ['mop'], things: [item('mop', 'hold')] },
  { move: 'push', said: ['rake'], things: [item('rake', 'hold')] },
  { move: 'dig', things: [effect('clod', 'dug')] },
  { move: 'produce', things: [effect('rabbit', 'produce')] },
  { move: 'spray', things: [effect('spray_can', 'jet')] },
  { move: 'short_circuit', things: [effect('zap', 'zap')] },
  { move: 'push', said: ['saw'], things: [item('saw', 'hold')] },
  { move: 'push', said: ['row'], things: [item('paddle', 'hold')] },
  { move: 'push', said: ['water'], things: [item('watering_can', 'hold')] },
  { move: 'push', said: ['pour'], things: [item('small_bottle', 'hold')] },
  { move: 'push', said: ['wipe', 'clean', 'scrub', 'polish', 'wash'], things: [item('small_sponge', 'hold')] },
  { move: 'lift', said: ['trophy'], things: [item('trophy', 'lift')] },
  { move: 'lift', said: ['weight', 'iron'], things: [item('dumbbell', 'lift')] },
  { move: 'lift', things: [effect('barbell', 'barbell')] },
  { move: 'punch', said: ['sword', 'fence'], things: [item('sword', 'hold')] },
  { move: 'punch', said: ['hammer'], things: [item('hammer', 'hold')] },
  { move: 'punch', said: ['tennis', 'racket'], things: [item('racket', 'hold')] },
  { move: 'punch', said: ['baseball', 'bat'], things: [item('baseball_bat', 'hold')] },
  { move: 'punch', said: ['arrow'], things: [item('archery_bow', 'hold')] },
  {
    move: 'work',
    said: ['type', 'code', 'program', 'work', 'hack', 'laptop', 'keyboard'],
    things: [item('laptop', 'desk')],
  },
  { move: 'wake', said: ['plug', 'recharge', 'charge'], things: [effect('bolt', 'sign')] },
  { move: 'work', said: ['cook', 'stir'], things: [item('small_pot', 'desk'), effect('steam', 'rise', 'hand')] },
  { move: 'work', said: ['drum'], things: [item('hand_drum', 'desk')] },
  { move: 'work', said: ['game'], things: [item('gamepad', 'both_hands')] },
  { move: 'work', said: ['text'], things: [item('phone', 'both_hands')] },
  { move: 'work', said: ['gift'], things: [item('gift', 'desk')] },
  { move: 'work', said: ['pancake'], things: [item('frying_pan', 'hold')] },
  { move: 'read', said: ['phone', 'scroll', 'browse'], things: [item('phone', 'both_hands')] },
  { move: 'read', said: ['tablet'], things: [item('tablet_prop', 'both_hands')] },
  { move: 'read', said: ['read', 'book', 'study', 'learn'], things: [item('book', 'both_hands')] },
  { move: 'write', said: ['paint'], things: [item('paintbrush', 'hold')] },
  { move: 'write', said: ['sew', 'knit'], things: [item('small_yarn', 'hold')] },
  { move: 'write', things: [item('pencil', 'hold'), item('clipboard', 'desk')] },
  { move: 'drink', said: ['glass', 'toast', 'clink'], things: [item('small_glass', 'sip')] },
  { move: 'drink', said: ['tea'], things: [item('teacup', 'sip'), effect('steam', 'rise', 'hand')] },
  { move: 'drink', things: [item('coffee_cup', 'sip'), effect('steam', 'rise', 'hand')] },
  {
    move: 'eat',
    said: ['eat', 'munch', 'bite', 'snack', 'taste', 'chomp', 'nibble', 'devour'],
    things: [item('apple_prop', 'bite')],
  },
  { move: 'shelter', things: [item('umbrella', 'shelter')] },
  { move: 'phone', things: [item('phone', 'hold')] },
  { move: 'photo', said: ['selfie'], things: [item('phone', 'hold')] },
  { move: 'photo', things: [item('camera', 'both_hands'), effect('flash', 'flash')] },
  { move: 'brush_teeth', things: [item('small_toothbrush', 'hold')] },
  { move: 'comb', said: ['comb', 'brush', 'style'], things: [item('small_comb', 'hold')] },
  { move: 'cast_spell', things: [item('wand', 'hold'), effect('sparkle', 'rise', 'hand')] },
  { move: 'strum', said: ['violin'], things: [item('violin', 'both_hands'), effect('note', 'rise')] },
  { move: 'strum', said: ['drum'], things: [item('hand_drum', 'desk'), effect('note', 'rise')] },
  { move: 'strum', said: ['air'], things: [effect('note', 'rise')] },
  { move: 'strum', things: [item('guitar', 'both_hands'), effect('note', 'rise')] },
  { move: 'stop', said: ['gift'], things: [item('gift', 'hold')] },
  { move: 'stop', said: ['serve'], things: [item('tray', 'hold')] },
  { move: 'bounce', said: ['rope'], things: [effect('rope', 'rope')] },
  { move: 'whistle', said: ['bubble'], things: [effect('bubble', 'rise', 'mouth')] },
  { move: 'whistle', said: ['whistle'], things: [effect('note', 'rise', 'mouth')] },
  { move: 'sing', things: [effect('note', 'rise', 'mouth')] },
  { move: 'dance', said: ['music', 'beat', 'disco'], things: [effect('note', 'rise')] },
  { move: 'headbang', said: ['music', 'rock', 'beat', 'jam'], things: [effect('note', 'rise')] },
  {
    move: 'think',
    said: ['think', 'ponder', 'wonder', 'consider', 'contemplate', 'daydream', 'brainstorm'],
    things: [effect('thought', 'sign')],
  },
  { move: 'sleep', things: [effect('zed', 'rise')] },
  { move: 'nod_off', things: [effect('zed', 'rise')] },
  { move: 'cry', things: [effect('tear', 'drip')] },
  { move: 'wipe_brow', said: ['brow', 'forehead', 'phew', 'sweat'], things: [effect('sweat', 'sweat')] },
  { move: 'panic', said: ['panic', 'freak', 'flail', 'overheat'], things: [effect('sweat', 'sweat')] },
  { move: 'sneeze', things: [effect('droplet', 'spray')] },
  { move: 'kiss', things: [effect('heart', 'rise', 'mouth')] },
  { move: 'hug', said: ['hug', 'cuddle', 'embrace'], things: [effect('heart', 'rise', 'chest')] },
  { move: 'hand_on_heart', things: [effect('heart', 'rise', 'chest')] },
  { move: 'joy', said: ['heart'], things: [effect('heart', 'rise')] },
  { move: 'stagger', said: ['dizzy', 'stagger', 'hit', 'punched'], things: [effect('dizzy_star', 'orbit')] },
  { move: 'fall', said: ['knocked'], things: [effect('dizzy_star', 'orbit')] },
  { move: 'confusion', things: [effect('question', 'sign')] },
  { move: 'start', things: [effect('exclamation', 'sign')] },
  { move: 'perk', said: ['notice', 'realize', 'discover'], things: [effect('exclamation', 'sign')] },
  { move: 'idea', things: [effect('bulb', 'sign')] },
  { move: 'anger', things: [effect('fume', 'sign')] },
  { move: 'celebrate', things: [effect('confetti', 'fall')] },
  { move: 'mope', said: ['rained'], things: [effect('cloud', 'cloud')] },
  { move: 'idle', said: ['rain'], things: [effect('raindrop', 'fall')] },
  { move: 'idle', said: ['snow'], things: [effect('snowflake', 'fall')] },
  { move: 'tremble', said: ['cold', 'freeze'], things: [effect('snowflake', 'fall')] },
];

/** The props of moods. */
export const MOOD_PROPS: Partial<Record<MotionMood, UsualProps['things'][number]>> = {
  loving: effect('heart', 'rise'),
  dizzy: effect('dizzy_star', 'orbit'),
  confused: effect('question', 'sign'),
};

/** The staging of each effect if the prompt names it beside any move. */
export const EFFECT_STAGINGS: Readonly<Record<EffectId, Staging>> = {
  ball: 'hold',
  confetti: 'fall',
  streamer: 'fall',
  spark: 'fireworks',
  sparkle: 'rise',
  bubble: 'rise',
  petal: 'fall',
  rope: 'rope',
  dizzy_star: 'orbit',
  heart: 'rise',
  tear: 'drip',
  sweat: 'sweat',
  droplet: 'spray',
  zed: 'rise',
  note: 'rise',
  steam: 'rise',
  puff: 'rise',
  thought: 'sign',
  speech: 'sign',
  question: 'sign',
  exclamation: 'sign',
  check: 'sign',
  bulb: 'sign',
  fume: 'sign',
  raindrop: 'fall',
  snowflake: 'fall',
  cloud: 'cloud',
  bolt: 'sign',
  pseudopod: 'hold',
  crate: 'cover',
  desk: 'counter',
  magic_hat: 'produce',
  rabbit: 'produce',
  peel: 'underfoot',
  flash: 'flash',
  zap: 'zap',
  clod: 'dug',
  mound: 'dug',
  barbell: 'barbell',
  spray_can: 'jet',
};

/** The staging of a named thing by move; with other moves it is held. */
export const ITEM_STAGINGS: Readonly<Record<string, Staging>> = {
  juggle: 'juggle',
  throw: 'throw',
  catch: 'catch',
  kick: 'kick',
  lift: 'lift',
  read: 'both_hands',
  work: 'desk',
  shelter: 'shelter',
  drink: 'sip',
  eat: 'bite',
  photo: 'both_hands',
  strum: 'both_hands',
};

/** Items that fall from the sky in a rain of them. */
export const RAINED_ITEMS: ReadonlySet<string> = new Set(['small_banknote', 'small_coin', 'leaf']);
