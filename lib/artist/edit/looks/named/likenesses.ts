import type { PatternKind } from '../../wish';
import { withArticle } from '../../../say';
import { coat, type NamedLook } from '../look';

interface Likeness {
  coat: string;
  belly?: string;
  pattern?: readonly [kind: PatternKind, color: string];
}

/** Looks in the colours of a thing or an animal: "make it look like a watermelon". */
const LIKENESSES: Readonly<Record<string, Likeness>> = {
  watermelon: { coat: '#4fa457', belly: '#f4606f', pattern: ['stripes', '#2c7140'] },
  strawberry: { coat: '#ea3f4f', belly: '#ffd9dc', pattern: ['spots', '#ffe08a'] },
  raspberry: { coat: '#d6336c', belly: '#f7a8c4', pattern: ['spots', '#b02358'] },
  blueberry: { coat: '#4c63b6', belly: '#a9b6e6' },
  lemon: { coat: '#ffd93b', belly: '#fff6c2' },
  lime: { coat: '#a4cf3e', belly: '#ecf7c4' },
  peach: { coat: '#ffb38a', belly: '#ffe6d6' },
  banana: { coat: '#ffdf4f', belly: '#fff7d1', pattern: ['spots', '#8a5a2b'] },
  pumpkin: { coat: '#f28322', belly: '#ffd9a3', pattern: ['stripes', '#cf6410'] },
  kiwi: { coat: '#8a6a3b', belly: '#a5cf52' },
  avocado: { coat: '#4e7d3a', belly: '#d8e58f' },
  bee: { coat: '#ffc93b', belly: '#fff1c4', pattern: ['stripes', '#2d2420'] },
  bumblebee: { coat: '#ffc93b', belly: '#fff1c4', pattern: ['stripes', '#2d2420'] },
  tiger: { coat: '#f5892c', belly: '#fff3e2', pattern: ['stripes', '#2d2420'] },
  zebra: { coat: '#f6f4f0', belly: '#ffffff', pattern: ['stripes', '#2a2a2e'] },
  cow: { coat: '#f7f4ef', belly: '#ffd6d2', pattern: ['patches', '#2f2a2a'] },
  giraffe: { coat: '#f2c14e', belly: '#fff0cf', pattern: ['patches', '#a8692b'] },
  leopard: { coat: '#efbd5a', belly: '#fff0d6', pattern: ['spots', '#4a3020'] },
  cheetah: { coat: '#f0c25f', belly: '#fff3dc', pattern: ['spots', '#33241a'] },
  ladybug: { coat: '#e5383b', belly: '#ffd7d5', pattern: ['spots', '#241c1c'] },
  ladybird: { coat: '#e5383b', belly: '#ffd7d5', pattern: ['spots', '#241c1c'] },
  flamingo: { coat: '#ff8fab', belly: '#ffe3ea' },
  mint: { coat: '#8fdcc0', belly: '#eafaf4' },
  cloud: { coat: '#f3f7ff', belly: '#ffffff' },
  ocean: { coat: '#2a8fb8', belly: '#c9eef5' },
  sunset: { coat: '#ff8552', belly: '#ffd27f' },
};

const NAMES = Object.keys(LIKENESSES);

/** Each likeness as a look; its words match "look like a watermelon", but not the watermelon alone. */
export const LIKENESS_LOOKS: readonly NamedLook[] = NAMES.map((name) => {
  const { coat: color, belly, pattern } = LIKENESSES[name] ?? { coat: '#888888' };
  const words = `like ${withArticle(name)}`;
  return {
    title: words,
    isLikeness: true,
    words:
      `(?:(?:look(?:s|ing)?|colou?red|painted|patterned|be|is)\\s+)?like\\s+(?:an?\\s+)?${name}|` +
      `${name}\\s+(?:colou?rs?|pattern|print|skin|look|theme|palette)|` +
      `in\\s+the\\s+colou?rs\\s+of\\s+(?:an?\\s+)?${name}`,
    paint: coat(color, words),
    ...(belly ? { belly: { color: belly, words } } : {}),
    ...(pattern ? { pattern: pattern[0], patternColor: pattern[1] } : {}),
  };
});
