import type { MascotSpec } from '@/lib/core/spec/schema';
import { colorOfFamily } from '../drawing/families';
import { withRoles } from '../targets/find';
import { scopeOf } from '../targets/scope';
import { isAll } from '../targets/target';
import { lexemesOf } from './lexemes';

/** Matches "match the hat to the scarf"; the second word of the noun may belong to the rest of the sentence. */
const MATCHED = new RegExp(
  String.raw`\bmatch (?=(?:the|its|his|her|their) )((?:\p{L}{2,20} ){2,3})(?:to|with) ` +
    String.raw`(?:the|its|his|her|their) (\p{L}{2,20})( \p{L}{2,20})?`,
  'iu',
);
/** Matches "should match the scarf", "the same colour as the scarf" and "in the colour of the scarf". */
const OF_SOMETHING = new RegExp(
  String.raw`\b(?:(should|must) )?(?:match(?:es|ing)? (?:with )?|(?:(?:in|have|has) )?(?:the )?same colou?r as |` +
    String.raw`in the colou?r of )(?:the|its|his|her|their) (\p{L}{2,20})( \p{L}{2,20})?`,
  'iu',
);

/** The main colour of the part or garment that the words name; null if the mascot has none of that name. */
function colorOf(words: string, spec: MascotSpec): string | null {
  const [lexeme, ...others] = lexemesOf(words, spec);
  if (!lexeme?.noun || others.length > 0 || isAll({ nouns: [lexeme.noun], except: [] })) return null;
  const family = scopeOf(withRoles(spec), lexeme.noun)?.families[0];
  return family === undefined ? null : colorOfFamily(spec, family);
}

/**
 * Replaces a phrase by the colour of the noun in it, which has two words or one. The phrase stays if the mascot has no
 * such thing.
 */
function painted(said: string, before: string, one: string, two: string | undefined, spec: MascotSpec): string {
  const both = two === undefined ? null : colorOf(`${one}${two}`, spec);
  if (both !== null) return `${before}${both}`;
  const color = colorOf(one, spec);
  return color === null ? said : `${before}${color}${two ?? ''}`;
}

/**
 * Replaces the colour of something else by its value: "make the hat match the scarf" and "the hat in the colour of the
 * scarf" name the scarf's colour.
 */
export const withBorrowedColors = (instruction: string, spec: MascotSpec): string =>
  instruction
    .replace(MATCHED, (said: string, what: string, one: string, two?: string) =>
      painted(said, `make ${what}`, one, two, spec),
    )
    .replace(OF_SOMETHING, (said: string, should: string | undefined, one: string, two?: string) =>
      painted(said, should ? `${should} be ` : '', one, two, spec),
    );
