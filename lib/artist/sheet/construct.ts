import { recolor } from '@/lib/core/color/palette';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { assemble, type Assembly } from '../assemble';
import { buildFigure } from '../build';
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

function assembly(sheet: CharacterSheet, isShaded: boolean): Assembly {
  const character = characterOf(sheet);
  const look = lookNamed(sheet.direction, sheet.detail);
  const { figure, materials, species } = buildFigure(
    character,
    isShaded ? look : { ...look, shading: 'none', rich: false },
    diceFrom(sheet.seed),
  );
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
function repainted(spec: MascotSpec, { palette }: CharacterSheet): MascotSpec {
  const known = spec.palette.filter(({ name }) => Object.hasOwn(palette, name));
  if (known.length === 0) return spec;
  const recolored = recolor(spec, Object.fromEntries(known.map(({ name }) => [name, palette[name] ?? ''])));
  return recolored.ok ? recolored.value : spec;
}

/** Draws an accepted sheet with its way there, stage by stage. */
export function constructInStages(sheet: CharacterSheet): Construction {
  const sketched = assembly(sheet, false);
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
export const construct = (sheet: CharacterSheet): MascotSpec => repainted(assemble(assembly(sheet, true)), sheet);
