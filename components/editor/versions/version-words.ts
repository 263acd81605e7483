import type { Version, VersionSource } from '@/lib/contract/version';
import { RELATIVES } from '@/lib/core/color/palette';
import { partsInWords } from '../review/found';

/** The label of each version source. */
const SOURCE_WORDS: Record<VersionSource, string> = {
  generate: 'Drawn',
  reconstruct: 'Rebuilt',
  edit: 'Edited',
  variant: 'Drawn as a look',
  import: 'Imported',
  replace: 'Edited by hand',
  recolor: 'Recoloured',
  restore: 'Restored',
};

/** The label of a version's source. */
export const sourceWords = ({ source }: Pick<Version, 'source'>): string => SOURCE_WORDS[source];

const SHADES = RELATIVES.map((relative) => `_${relative}`);

/** A token without a shade suffix: `apron_shade` → `apron`. */
function baseOf(token: string): string {
  const shade = SHADES.find((ending) => token.endsWith(ending));
  return shade ? token.slice(0, -shade.length) : token;
}

const RECOLORED = 'Recolored ';

/** Names each colour once and leaves out its shades: "Recolored apron, apron_shade" becomes "Apron". */
function colorsInWords(summary: string): string {
  const tokens = summary
    .slice(RECOLORED.length)
    .split(', ')
    .flatMap((part) => part.split(' and '));
  const words = [...new Set(tokens.map((token) => baseOf(token).replaceAll('_', ' ')))].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A summary of a version's changes, with display names instead of the ids of tokens and parts. Empty if the source of
 * the version already says everything.
 */
export function versionWords({ source, summary }: Pick<Version, 'source' | 'summary'>): string {
  if (source === 'recolor' && summary.startsWith(RECOLORED)) return colorsInWords(summary);
  if (source === 'replace' || source === 'import') return summary.endsWith('the spec') ? '' : partsInWords(summary);
  if (source === 'restore') return summary.replace('Restored version', 'Version');
  return partsInWords(summary);
}
