import { LIMITS } from '@/lib/core/limits';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { firstCharacters } from '@/lib/core/text';
import { lookOf, namedLook } from '../look';
import { nameOf } from '../naming';
import { diceOf, hashText } from '../random';
import { SPECIES } from '../species';
import type { DesignInput } from '../types';
import type { Brief } from '../words/brief';
import { settledBrief } from '../words/open-brief';
import { withSecondColors } from './second-colors';

const words = (text: string | undefined | null) => (text ? firstCharacters(text, LIMITS.sheet.words) : null);

/**
 * Makes the character sheet of a prompt; `seed` decides what the prompt leaves open. A text seed is hashed with the
 * prompt. A number is used as it is, so that the character stays the same while the user types.
 */
export function sheetOf(read: Brief, input: DesignInput, seed: string | number): CharacterSheet {
  const style = input.style?.trim() || (namedLook(input.prompt) ? input.prompt : '');
  // Style and detail are not part of the seed: they change the drawing, not the character.
  const key =
    typeof seed === 'number' ? `${seed}` : [input.prompt.trim().toLowerCase(), input.notes ?? '', seed].join('\u0000');
  const brief = settledBrief(read, key);
  const role = words(brief.themes[0]);
  return {
    sheet_version: 1,
    name: nameOf(brief, input.prompt, input.name, diceOf(`${key}name`)),
    subject: { kind: brief.species, called: words(brief.subject), breed: brief.breed, letter: brief.glyph ?? null },
    role: role === (brief.subject ?? SPECIES[brief.species].title) ? null : role,
    direction: lookOf(style).id,
    detail: input.detail,
    body: {
      build: brief.build,
      pose: brief.pose,
      ...brief.shape,
      horns: brief.hornSize,
      view: brief.view ?? 'front',
      stance: brief.allFours ? 'all_fours' : 'upright',
    },
    face: { mood: brief.mood, features: [...brief.features], hair: brief.cut },
    colors: brief.colors,
    wears: brief.wear.slice(0, LIMITS.sheet.wears),
    ...(brief.around ? { around: brief.around.slice(0, LIMITS.sheet.around) } : {}),
    ...withSecondColors(brief.secondColors, brief.patterns),
    seed: typeof seed === 'number' ? seed : hashText(key),
  };
}
