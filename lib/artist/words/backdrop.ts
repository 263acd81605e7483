import { COLOR_SHADES } from './color-shades';
import { colorValue } from './color-value';
import type { Token } from './tokens';

/** Words for what is behind a drawing, or around it. */
const BACKDROPS: ReadonlySet<string> = new Set(
  'background backdrop bg hintergrund fondo sfondo fundo border outline'.split(' '),
);

/** Words that describe a backdrop, apart from colours. */
const DESCRIBES: ReadonlySet<string> = new Set(
  'plain solid simple clean blank flat transparent thick bold heavy'.split(' '),
);

const describesBackdrop = ({ word }: Token): boolean =>
  colorValue(word) !== null || Object.hasOwn(COLOR_SHADES, word) || DESCRIBES.has(word);

/** The tokens of a prompt without those for a backdrop: "a fox on a mint green background" is not green. */
export function withoutBackdrop(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    if (BACKDROPS.has(token.word))
      while (kept.length > 0 && describesBackdrop(kept[kept.length - 1] as Token)) kept.pop();
    else kept.push(token);
  }
  return kept;
}
