import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { ProofOf } from '../proof';
import { tablesOf } from '../tables';

const PAPER = join(import.meta.dirname, '../../../docs/decisions/scale.md');
const TOTAL = '**together**';

const numbersOf = (row: readonly string[]): number[] => row.slice(1).map((cell) => Number(cell.replaceAll(',', '')));

/** What is asked for: each column is ten times the one before. */
export const growthRow: ProofOf = (row) => () => {
  const [first = 0] = numbersOf(row);
  expect(numbersOf(row)).toEqual([1, 10, 100, 1000].map((times) => first * times));
};

/** A line of a bill: dollars; the last one is the sum of the others of its table. */
export const billRow: ProofOf = (row) => () => {
  for (const dollars of numbersOf(row)) expect(dollars).toBeGreaterThanOrEqual(0);
  if (row[0] !== TOTAL) return;
  const isThis = (other: readonly string[]) => other.join() === row.join();
  const bill = tablesOf(readFileSync(PAPER, 'utf8')).find(({ rows }) => rows.some(isThis));
  const lines = (bill?.rows ?? []).filter((other) => !isThis(other)).map(numbersOf);
  const sums = numbersOf(row).map((_, column) => lines.reduce((sum, line) => sum + (line[column] ?? Number.NaN), 0));
  expect(numbersOf(row)).toEqual(sums);
};
