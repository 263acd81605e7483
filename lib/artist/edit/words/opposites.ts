import { toOklch } from '@/lib/core/color/oklch';
import type { ColorChange, SizeChange } from '../wish';
import type { Lexeme } from './lexeme';

const OPPOSITE: Readonly<Record<SizeChange['kind'], readonly [up: string, down: string]>> = {
  scale: ['bigger', 'smaller'],
  length: ['longer', 'shorter'],
  width: ['wider', 'narrower'],
  round: ['rounder', 'less round'],
};

/** The inverse of a word's change: "less dark" is lighter, "too big" smaller, "less childish" older. */
export function oppositeOf(lexeme: Lexeme): Lexeme {
  const { shift, size, older, feeling } = lexeme;
  const words = `less ${lexeme.text.toLowerCase().replace(/^more /, '')}`;
  return {
    ...lexeme,
    less: true,
    shift:
      shift?.kind === 'shift'
        ? {
            ...shift,
            l: -shift.l,
            c: 1 / Math.max(0.2, shift.c),
            h: -shift.h,
            add: -shift.add,
            spread: -shift.spread / 2,
            words,
          }
        : shift,
    size: size && { ...size, factor: 1 / size.factor, words: OPPOSITE[size.kind][size.factor > 1 ? 1 : 0] },
    older: older === undefined ? undefined : !older,
    // Less of any feeling means calm.
    feeling: feeling && 'calm',
  };
}

/** The change away from a colour: "less white" is darker, "less black" lighter, "less red" less saturated. */
export function awayFrom(color: string, words: string): ColorChange {
  const { l, c } = toOklch(color);
  const faint = c > 0.05;
  return {
    kind: 'shift',
    l: faint ? 0 : l > 0.6 ? -0.09 : 0.09,
    c: faint ? 0.72 : 1,
    h: 0,
    add: 0,
    spread: 0,
    words: `less ${words}`,
  };
}
