import type { GarmentId, Wear } from '../../words/garment-ids';
import type { MascotRegion } from '../targets/regions';
import type { EditTarget } from '../targets/target';
import type { Wish } from '../wish';
import type { NamedLook } from './look';

const regionOf = (region: MascotRegion): EditTarget => ({
  nouns: [{ kind: 'region', region, side: null }],
  except: [],
});

/**
 * Puts changes in order: colours and patterns come first, because default colours of clothes contrast with them.
 * The facial expression of a look comes last, unless the instruction asks for another one.
 */
export function inOrder(
  themes: readonly NamedLook[],
  wear: readonly Wear[],
  named: readonly GarmentId[],
  asked: readonly Wish[],
): Wish[] {
  const painted = themes.flatMap(({ paint, pattern, patternColor, belly, title: words }): Wish[] => [
    ...(paint
      ? [
          {
            do: 'color' as const,
            target: regionOf(paint.on ?? 'everything'),
            change: paint,
            words,
            unasked: true as const,
          },
        ]
      : []),
    ...(belly
      ? [
          {
            do: 'color' as const,
            target: regionOf('belly'),
            change: { kind: 'to' as const, ...belly },
            words,
            unasked: true as const,
          },
        ]
      : []),
    ...(pattern
      ? [
          {
            do: 'pattern' as const,
            kind: pattern,
            target: regionOf(patternColor ? 'all' : 'body'),
            color: patternColor ?? null,
            words,
            unasked: true as const,
          },
        ]
      : []),
  ]);
  const titles = themes.flatMap(({ wears, title }) =>
    wears?.length && /^(as|for|formally)\b/.test(title) ? [title] : [],
  );
  const feeling = asked.some((wish) => wish.do === 'express')
    ? undefined
    : themes.find((theme) => theme.feeling)?.feeling;
  return [
    ...painted,
    ...(wear.length > 0
      ? [{ do: 'wear' as const, items: [...wear], look: { titles, named }, words: titles.join(', ') || 'team colours' }]
      : []),
    ...asked,
    ...(feeling ? [{ do: 'express' as const, feeling, words: feeling, unasked: true as const }] : []),
  ];
}
