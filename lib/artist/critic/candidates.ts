import { bestFirst, seedsBeside } from '@/lib/core/sheet/candidate-seeds';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { figureOf } from '../sheet/construct';
import { SPECIES, type SpeciesId } from '../species';
import { type Critique, critiqueOf } from '.';
import { type GlanceTraits, glanceOf, likeness } from './likeness';

/** A drawing among those that are compared. */
export interface Candidate {
  sheet: CharacterSheet;
  critique: Critique;
  glance: GlanceTraits;
}

/** What it costs a candidate to look like a character that is there already. */
const LIKENESS_COST = 0.8;
/** The sheets of the drawings that are compared: the given one first, then others that keep all it states. */
export function candidatesOf(sheet: CharacterSheet): CharacterSheet[] {
  const stated = { ...sheet, ...whoItIs(sheet) };
  return seedsBeside(sheet.seed).map((seed) => ({ ...stated, seed }));
}

/** The skin and hair of a person: fair dice choose who is drawn, and the critic only how. */
function whoItIs(sheet: CharacterSheet): Partial<Pick<CharacterSheet, 'colors' | 'face'>> {
  if (!SPECIES[sheet.subject.kind as SpeciesId].human) return {};
  const { colors, cut } = figureOf(sheet, false).figure.character;
  const { skin, hair } = colors;
  return {
    colors: { ...(skin ? { skin } : {}), ...(hair ? { hair } : {}), ...sheet.colors },
    face: { ...sheet.face, hair: cut },
  };
}

/** Draws and judges one of the candidates. */
export function judged(sheet: CharacterSheet): Candidate {
  const built = figureOf(sheet, false);
  return { sheet, critique: critiqueOf(sheet, built), glance: glanceOf(sheet, built) };
}

/** The glances of characters that a new one should not be taken for. */
export const glancesOf = (sheets: readonly CharacterSheet[], { subject, direction }: CharacterSheet): GlanceTraits[] =>
  sheets
    .filter((sheet) => sheet.subject.kind === subject.kind && sheet.direction === direction)
    .map((sheet) => glanceOf(sheet, figureOf(sheet, false)));

/** The candidates from best to worst; those that differ little stay in their order. */
export const ranked = (candidates: readonly Candidate[], known: readonly GlanceTraits[] = []): Candidate[] =>
  bestFirst(candidates, ({ critique, glance }) => {
    const alike = Math.max(0, ...known.map((other) => likeness(glance, other)));
    return critique.cost + LIKENESS_COST * alike ** 2;
  });
