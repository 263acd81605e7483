import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { critiqueRig } from '@/lib/core/spec/critic';
import { readInstruction } from '@/lib/artist/edit/words/read';
import { designed, edited, stranger } from './stage';

const LINES = readFileSync(join(import.meta.dirname, '../../fixtures/gallery/edits.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((field) => field.trim()) as [string, string, string]);

const seen = new Map<string, string>();

test('the sheet has sixty edits', () => {
  expect(LINES).toHaveLength(60);
});

describe('each edit of the sheet is understood, changes the drawing and adds no findings of the rig critic', () => {
  test.each(LINES)('%s %s: %s', async (subject, style, instruction) => {
    const before = subject.endsWith('.json') ? stranger(subject) : designed(subject, style);
    const { spec, summary, warnings } = await edited(before, instruction);
    const wishes = readInstruction(instruction, before).wishes.length;
    expect(summary).toMatch(/^[A-Z].+\.$/);
    expect(summary.split(/, | and /).length).toBeGreaterThanOrEqual(wishes);
    // A figure that fills its canvas is scaled down again when it grows, with a warning.
    const others = warnings.filter((warning) => !warning.startsWith('To stay on its canvas'));
    expect(others).toEqual(instruction.includes('rainbow') ? ['I did not understand "rainbow is too much".'] : []);
    expect(spec).not.toEqual(before);
    const [old, now] = [before, spec].map((each) => critiqueRig(each).map(({ rule, part }) => `${rule} ${part}`));
    expect(now?.length).toBeLessThanOrEqual(old?.length ?? 0);
    const drawn = JSON.stringify([spec.parts, spec.palette]);
    expect(seen.get(drawn)).toBeUndefined();
    seen.set(drawn, instruction);
  });
});
