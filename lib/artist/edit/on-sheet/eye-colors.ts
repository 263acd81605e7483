import type { CharacterTraits } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { LEFT_IRIS } from '../../palettes';
import { colorValue } from '../../words/color-value';
import { type Token, wordAt } from '../../words/tokens';
import { type SheetChange, withoutFamily } from './changes';
import { asksNoMore, runsOf } from './clauses';

/** Words of a wish for two eyes in two colours, besides the colours. */
const OF_EYES = /^(?:eye|one|other|left|right|second|first|his|her|its)$/;

/** A colour in an instruction, and which of the eyes it is for. */
interface EyeColor {
  at: number;
  color: string;
  isLeft: boolean;
}

/** The side that is named nearest before a colour, after the colour before it; null if none is. */
function sideBefore(tokens: readonly Token[], from: number, at: number): 'left' | 'right' | null {
  for (let place = at - 1; place > from; place -= 1) {
    const word = wordAt(tokens, place);
    if (word === 'left' || word === 'right') return word;
  }
  return null;
}

/** The colours of two eyes; without sides the second is that of the character's left eye. Null for anything else. */
function eyeColorsOf(tokens: readonly Token[], run: readonly number[]): [EyeColor, EyeColor] | null {
  const places = run.filter((at) => colorValue(wordAt(tokens, at)) !== null);
  const [first, second, ...others] = places;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const side = sideBefore(tokens, -1, first) ?? (sideBefore(tokens, first, second) === 'left' ? 'right' : null);
  const colors = [first, second].map((at) => ({ at, color: colorValue(wordAt(tokens, at)) ?? '' }));
  const [one, two] = colors as [Omit<EyeColor, 'isLeft'>, Omit<EyeColor, 'isLeft'>];
  return [
    { ...one, isLeft: side === 'left' },
    { ...two, isLeft: side !== 'left' },
  ];
}

/** Both eyes in one colour, where they have two: "make the eyes red". */
function sameEyes(sheet: CharacterSheet, tokens: readonly Token[]): SheetChange | null {
  const { left_eye: leftEye, ...colors } = sheet.colors;
  const run = runsOf(tokens).find((each) => each.some((at) => wordAt(tokens, at) === 'eye')) ?? [];
  const [place, ...others] = run.filter((at) => colorValue(wordAt(tokens, at)) !== null);
  if (leftEye === undefined || place === undefined || others.length > 0) return null;
  const taken = new Set([place, ...run.filter((at) => /^(?:eye|both)$/.test(wordAt(tokens, at)))]);
  if (!asksNoMore(tokens, run, taken)) return null;
  return {
    sheet: {
      ...sheet,
      colors: { ...colors, eyes: colorValue(wordAt(tokens, place)) ?? '' },
      palette: unpainted(sheet),
    },
    done: `painted the eyes ${tokens[place]?.text}`.toLowerCase(),
    taken,
  };
}

/** The palette of a sheet without the colours of its irises. */
const unpainted = ({ palette }: CharacterSheet): CharacterSheet['palette'] =>
  withoutFamily(withoutFamily(palette, 'iris'), LEFT_IRIS);

/** A change that gives each eye a colour, such as "make one eye blue and the other green"; null for other requests. */
export function eyeColorChange(
  sheet: CharacterSheet,
  _: CharacterTraits,
  tokens: readonly Token[],
): SheetChange | null {
  const runs = runsOf(tokens).filter((run) => run.some((at) => OF_EYES.test(wordAt(tokens, at))));
  const run = runs.flat();
  const words = run.map((at) => wordAt(tokens, at));
  const isOfEyes = words.includes('eye') && words.some((word) => /^(?:one|other|left|right)$/.test(word));
  const colors = isOfEyes ? eyeColorsOf(tokens, run) : null;
  if (!colors || colors[0].color === colors[1].color) return sameEyes(sheet, tokens);
  const taken = new Set([...run.filter((at) => OF_EYES.test(wordAt(tokens, at))), ...colors.map(({ at }) => at)]);
  if (!asksNoMore(tokens, run, taken)) return null;
  const [left, right] = colors[0].isLeft ? colors : [colors[1], colors[0]];
  return {
    sheet: {
      ...sheet,
      colors: { ...sheet.colors, eyes: right.color, left_eye: left.color },
      palette: unpainted(sheet),
    },
    done: `painted the left eye ${tokens[left.at]?.text} and the right eye ${tokens[right.at]?.text}`.toLowerCase(),
    taken,
  };
}
