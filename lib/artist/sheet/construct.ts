import { recolor } from '@/lib/core/color/palette';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { assemble, type Assembly } from '../assemble';
import { buildFigure, type Built } from '../build';
import { DRAWING_STAGES, type DrawingStage } from '../figure';
import { lookNamed } from '../look';
import { describe } from '../naming';
import { diceFrom } from '../random';
import { characterOf } from './character-of';

/** What a sheet draws, and how many parts of it belong to each stage. */
export interface Construction {
  spec: MascotSpec;
  /** The drawing without light and shade, up to and including a stage. */
  sketch(stage: DrawingStage): MascotSpec;
  /** The stages that have parts, in order. */
  stages: { stage: DrawingStage; parts: number }[];
}

/** Builds the figure of a sheet, with or without light and shade. */
export function figureOf(sheet: CharacterSheet, isShaded = true): Built {
  const look = lookNamed(sheet.direction, sheet.detail);
  const drawn = isShaded ? look : { ...look, shading: 'none' as const, rich: false };
  return buildFigure(characterOf(sheet), drawn, diceFrom(sheet.seed));
}

function assemblyOf(sheet: CharacterSheet, { figure, materials, species }: Built): Assembly {
  return {
    name: sheet.name,
    description: describe(sheet, species.title),
    archetype: species.archetype,
    parts: figure.parts,
    anchors: figure.anchors,
    materials,
    ink: figure.ink,
  };
}

/** A drawing with the sheet's own palette colours; leaves out colours of tokens that it does not have. */
export function repainted(spec: MascotSpec, { palette }: CharacterSheet): MascotSpec {
  const known = spec.palette.filter(({ name }) => Object.hasOwn(palette, name));
  if (known.length === 0) return spec;
  const recolored = recolor(spec, Object.fromEntries(known.map(({ name }) => [name, palette[name] ?? ''])));
  return recolored.ok ? recolored.value : spec;
}

/** The drawing of a figure in the colours of its kind and its words, without those of the sheet's palette. */
export const plainDrawing = (sheet: CharacterSheet, built: Built): MascotSpec => assemble(assemblyOf(sheet, built));

/** Draws an accepted sheet with its way there, stage by stage. */
export function constructInStages(sheet: CharacterSheet): Construction {
  const sketched = assemblyOf(sheet, figureOf(sheet, false));
  return {
    spec: construct(sheet),
    sketch: (stage) => assemble(sketched, stage),
    stages: DRAWING_STAGES.map((stage) => ({
      stage,
      parts: sketched.parts.filter((part) => part.stage === stage).length,
    })).filter(({ parts }) => parts > 0),
  };
}

/** Draws an accepted sheet: pure, the same drawing for the same sheet everywhere. */
export const construct = (sheet: CharacterSheet): MascotSpec => repainted(plainDrawing(sheet, figureOf(sheet)), sheet);
