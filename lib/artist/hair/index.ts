import type { Haircut } from '@/lib/core/sheet/vocabulary';
import { toOklch } from '@/lib/core/color/oklch';
import type { Dice } from '../random';
import { BRAIDED_HAIR } from './braids';
import { COILED_HAIR } from './coiled';
import { locs } from './locs';
import { LOOSE_HAIR } from './loose';
import { SHORT_HAIR } from './short';
import type { HairSystem } from './system';
import { TIED_HAIR } from './tied';

/** Every hairstyle by its name in character sheets. */
export const HAIR: Readonly<Record<Haircut, HairSystem>> = {
  ...SHORT_HAIR,
  ...LOOSE_HAIR,
  ...COILED_HAIR,
  ...BRAIDED_HAIR,
  locs,
  ...TIED_HAIR,
};

const SYSTEMS = Object.entries(HAIR) as [Haircut, HairSystem][];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const WOMEN = words(
  'girl woman lady queen princess witch mermaid fairy grandmother grandma mom mum mother businesswoman ballerina ' +
    'waitress female granny nana abuela oma nonna mujer nina chica frau madchen femme fille donna ragazza mulher ' +
    'menina',
);
const MEN = words(
  'boy man male guy lad king prince grandfather grandpa dad father businessman waiter fireman policeman granddad ' +
    'abuelo opa nonno hombre nino chico mann junge homme garcon uomo ragazzo homem menino',
);

const CHILDREN = words(
  'boy girl kid child nina nino chica chico madchen junge kind fille garcon bambino bambina ragazza ragazzo menina ' +
    'menino toddler teenager teen',
);

/** The OKLCH lightness above which skin is light, and below which it is deep. */
const LIGHT_SKIN_L = 0.62;
const DEEP_SKIN_L = 0.5;

/** The factor of a skin tone on the frequency of a hairstyle, interpolated between deep and light skin. */
function factorOn({ worn: { deep = 1, light = 1 } }: HairSystem, skin: string): number {
  const share = (toOklch(skin).l - DEEP_SKIN_L) / (LIGHT_SKIN_L - DEEP_SKIN_L);
  return deep + (light - deep) * Math.min(1, Math.max(0, share));
}

/** Whether a hairstyle may be chosen at random for a skin tone. */
export const suits = (cut: Haircut, skin: string): boolean => factorOn(HAIR[cut], skin) > 0;

const isWoman = (word: string): boolean => WOMEN.has(word) || /(?:woman|girl|lady|maid)$/.test(word);
const isMan = (word: string): boolean => MEN.has(word) || /(?:man|boy|lad)$/.test(word);

/** The gender that a word for a person states; null if it states none. */
export const genderOf = (word: string): 'woman' | 'man' | null =>
  isWoman(word) ? 'woman' : isMan(word) ? 'man' : null;

/** A random hairstyle, weighted by frequency for the skin tone, and by gender if the subject's word states one. */
export function dealtHair(subject: string | null, skin: string, dice: Dice): Haircut {
  const word = subject ?? '';
  const gender = genderOf(word);
  const shareOf = (system: HairSystem): number => {
    if (system === HAIR.bald && CHILDREN.has(word)) return 0;
    const { women, men } = system.worn;
    return factorOn(system, skin) * (gender === 'woman' ? women : gender === 'man' ? men : women + men);
  };
  let roll = dice.next() * SYSTEMS.reduce((sum, [, system]) => sum + shareOf(system), 0);
  for (const [name, system] of SYSTEMS) {
    roll -= shareOf(system);
    if (roll < 0) return name;
  }
  return 'short';
}
