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

/** The drawing of a sheet, with access to its earlier stages. */
export interface Construction {
  spec: MascotSpec;
  /** The drawing up to and including a stage, without shading. */
  sketch(stage: DrawingStage): MascotSpec;
  /** The stages that add parts, in drawing order, with the number of parts of each. */
  stages: { stage: DrawingStage; parts: number }[];
}

/** Builds the figure of an accepted sheet, with or without shading. */
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

/** Applies the sheet's palette colours to a drawing. Colours of tokens that the drawing lacks are ignored. */
export function repainted(spec: MascotSpec, { palette }: CharacterSheet): MascotSpec {
  const known = spec.palette.filter(({ name }) => Object.hasOwn(palette, name));
  if (known.length === 0) return spec;
  const recolored = recolor(spec, Object.fromEntries(known.map(({ name }) => [name, palette[name] ?? ''])));
  return recolored.ok ? recolored.value : spec;
}

/** The drawing of a figure before the colours of the sheet's palette are applied. */
export const plainDrawing = (sheet: CharacterSheet, built: Built): MascotSpec => assemble(assemblyOf(sheet, built));

/** Draws an accepted sheet, and gives access to every stage of the drawing. */
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

/** Draws an accepted sheet. Pure: the same sheet gives the same drawing everywhere. */
export const construct = (sheet: CharacterSheet): MascotSpec => repainted(plainDrawing(sheet, figureOf(sheet)), sheet);
