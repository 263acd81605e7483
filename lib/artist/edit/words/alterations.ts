import { isAll, type EditTarget } from '../targets/target';
import type { Wish } from '../wish';
import type { Clause } from './clause';
import { scaled, sizedBy, sizesOf, STEP, grown } from './degrees';

const isOutline = (target: EditTarget): boolean =>
  target.nouns.length > 0 && target.nouns.every((noun) => noun.kind === 'region' && noun.region === 'outline');

/** The changes that a clause asks of its target: style, age, pattern, colour, size, position and face. */
export function alterations(clause: Clause, target: EditTarget, words: string): Wish[] {
  const wishes: Wish[] = [];
  const degree =
    clause.amount?.kind === 'by' && clause.shifts.length > 0 ? Math.min(3, clause.amount.share / STEP) : clause.degree;
  const own = clause.nouns.filter(({ color, noun }) => color && !(clause.verb === 'add' && noun.kind === 'garment'));
  const pastel = isAll(target) && clause.shifts.some((change) => change.words === 'pastel');
  if (clause.style || pastel) wishes.push({ do: 'style', style: clause.style ?? 'pastel', words });
  if (clause.older !== null) wishes.push({ do: 'age', older: clause.older, amount: degree, words });
  if (clause.pattern)
    wishes.push({
      do: 'pattern',
      kind: clause.pattern,
      target,
      color: (clause.color ?? own[0]?.color)?.hex ?? null,
      words,
    });
  else if (clause.color)
    wishes.push({
      do: 'color',
      target,
      change: { kind: 'to', color: clause.color.hex, words: clause.color.words },
      words,
    });
  else
    for (const { noun, color } of own)
      if (color)
        wishes.push({
          do: 'color',
          target: { nouns: [noun], except: target.except },
          change: { kind: 'to', color: color.hex, words: color.words },
          words,
        });
  if (!pastel)
    for (const change of clause.shifts) wishes.push({ do: 'color', target, change: scaled(change, degree), words });
  for (const change of sizesOf(clause)) {
    if (isOutline(target))
      wishes.push({
        do: 'lines',
        factor: clause.amount ? sizedBy(change, clause).factor : grown(change, degree * 1.6).factor,
        words,
      });
    else wishes.push({ do: 'size', target, change: sizedBy(change, clause), words });
  }
  if (clause.fluff) wishes.push({ do: 'fluff', target, words });
  if (clause.feeling) wishes.push({ do: 'express', feeling: clause.feeling, words });
  if (clause.move && !isAll(target)) {
    const { dx, dy, spread, lift, words: said } = clause.move;
    wishes.push({
      do: 'move',
      target,
      change: { dx: dx * degree, dy: dy * degree, spread: spread * degree, lift: lift * degree, words: said },
      words,
    });
  }
  return wishes;
}
