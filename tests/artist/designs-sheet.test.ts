import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf } from '@/scripts/gallery/grid';
import { acceptSpec } from '@/lib/core/spec/accept';
import type { CleanSpec } from '@/lib/core/spec/clean';
import { critiqueRig } from '@/lib/core/spec/critic';
import { designSpec } from '@/lib/artist/design';
import { SPECIES } from '@/lib/artist/species';
import { isHeld, placeOf } from '@/lib/artist/words/places';
import { readPrompt } from '@/lib/artist/words/read';

const LINES = linesOf(readFileSync(join(import.meta.dirname, '../fixtures/gallery/designs.txt'), 'utf8'));

const drawn = new Map<string, CleanSpec>();

/** The cached drawing of a line of the sheet. */
function draw(line: readonly string[]): CleanSpec {
  const known = drawn.get(line.join('|')) ?? drawAnew(line);
  drawn.set(line.join('|'), known);
  return known;
}

function drawAnew([prompt = '', style = '', detail]: readonly string[]): CleanSpec {
  const accepted = acceptSpec(
    designSpec({ prompt, style, detail: detail === 'high' ? 'high' : 'standard' }, 'gallery'),
  );
  if (!accepted.ok) throw new Error(`${prompt}: ${JSON.stringify(accepted.problems)}`);
  return accepted.value;
}

describe('sheet of designs', () => {
  test.each(LINES)('%s %s %s: everything that was read is drawn, and the rig critic has no findings', (...line) => {
    const brief = readPrompt(line[0] ?? '');
    const { spec, warnings } = draw(line);
    expect(warnings).toEqual([]);
    // A profession without another subject is a person.
    expect(brief.subject ?? brief.themes[0]).toBeDefined();
    const { archetype, form, snout } = SPECIES[brief.species];
    // The prompt decides between two and four legs; a held item also needs an upright body, except with a trunk.
    const hasHands = archetype === 'quadruped' && !form && snout !== 'trunk' && !brief.allFours;
    const stands =
      hasHands && brief.wear.some(({ item }) => isHeld(item) || ['hands', 'waist'].includes(placeOf(item)));
    const kind = spec.archetype === 'quadruped' && brief.allFours ? 'quadruped' : archetype;
    expect(spec.archetype).toBe(stands ? 'biped' : kind);
    const tokens = spec.palette.map(({ name }) => name);
    expect(tokens).toEqual(expect.arrayContaining(brief.wear.map(({ item }) => item)));
    expect(critiqueRig(spec).map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  });

  test('all drawings differ', () => {
    const drawings = LINES.map((line) =>
      draw(line)
        .spec.parts.map(({ svg }) => svg)
        .join(),
    );
    expect(new Set(drawings).size).toBe(LINES.length);
  });
});
