import { isAll, type EditTarget } from '../targets/target';
import type { Wish } from '../wish';
import type { Clause } from './clause';
import { scaled, sizedBy, sizesOf, STEP, grown } from './degrees';

const isOutline = (target: EditTarget): boolean =>
  target.nouns.length > 0 && target.nouns.every((noun) => noun.kind === 'region' && noun.region === 'outline');

/** How much a clause asks for, as a factor on the usual step. */
const degreeOf = ({ amount, shifts, degree }: Clause): number =>
  amount?.kind === 'by' && shifts.length > 0 ? Math.min(3, amount.share / STEP) : degree;

/** The change to a colour that was said. */
const recolored = (target: EditTarget, color: NonNullable<Clause['color']>, words: string): Wish => ({
  do: 'color',
  target,
  change: { kind: 'to', color: color.hex, words: color.words },
  words,
});

/** The changes of pattern or colour: the clause's own, else those said before its nouns. */
function paintWishes(clause: Clause, target: EditTarget, words: string): Wish[] {
  const { pattern, color: said } = clause;
  const own = clause.nouns.filter(({ color, noun }) => color && !(clause.verb === 'add' && noun.kind === 'garment'));
  if (pattern) return [{ do: 'pattern', kind: pattern, target, color: (said ?? own[0]?.color)?.hex ?? null, words }];
  if (said) return [recolored(target, said, words)];
  return own.flatMap(({ noun, color }) =>
    color ? [recolored({ nouns: [noun], except: target.except }, color, words)] : [],
  );
}

/** The changes of size; that of an outline is its thickness. */
function sizeWishes(clause: Clause, target: EditTarget, degree: number, words: string): Wish[] {
  const isThickness = isOutline(target);
  return sizesOf(clause).map((change): Wish => {
    if (!isThickness) return { do: 'size', target, change: sizedBy(change, clause), words };
    return {
      do: 'lines',
      factor: (clause.amount ? sizedBy(change, clause) : grown(change, degree * 1.6)).factor,
      words,
    };
  });
}

/** The change of place; the whole mascot stays where it is. */
function moveWishes({ move }: Clause, target: EditTarget, degree: number, words: string): Wish[] {
  if (!move || isAll(target)) return [];
  const { dx, dy, spread, lift, words: said } = move;
  const change = { dx: dx * degree, dy: dy * degree, spread: spread * degree, lift: lift * degree, words: said };
  return [{ do: 'move', target, change, words }];
}

/** The changes that a clause asks of its target: style, age, pattern, colour, size, position and face. */
export function alterations(clause: Clause, target: EditTarget, words: string): Wish[] {
  const degree = degreeOf(clause);
  const { feeling, fluff, older, shifts } = clause;
  const isPastel = isAll(target) && shifts.some((change) => change.words === 'pastel');
  const style = clause.style ?? (isPastel ? 'pastel' : null);
  return [
    ...(style ? [{ do: 'style' as const, style, words }] : []),
    ...(older === null ? [] : [{ do: 'age' as const, older, amount: degree, words }]),
    ...paintWishes(clause, target, words),
    ...(isPastel ? [] : shifts).map((shift): Wish => ({ do: 'color', target, change: scaled(shift, degree), words })),
    ...sizeWishes(clause, target, degree, words),
    ...(fluff ? [{ do: 'fluff' as const, target, words }] : []),
    ...(feeling ? [{ do: 'express' as const, feeling, words }] : []),
    ...moveWishes(clause, target, degree, words),
  ];
}
