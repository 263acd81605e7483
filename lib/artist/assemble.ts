import type { Anchor, MascotSpec, Part } from '@/lib/core/spec/schema';
import type { PartDraft, DrawingStage } from './figure';
import { DRAWING_STAGES } from './figure';
import type { Materials } from './palettes';
import { paletteFor } from './palettes';
import { penned } from './pen';
import type { Ink } from './shape/ink';

/** What a spec is assembled from: its texts, its part drafts and anchors, and the colours and ink to draw with. */
export interface Assembly {
  name: string;
  description: string;
  archetype: MascotSpec['archetype'];
  parts: readonly PartDraft[];
  anchors: readonly Anchor[];
  materials: Materials;
  ink: Ink;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

function partOf(draft: PartDraft): Part {
  return {
    id: draft.id,
    parent: draft.parent,
    z: draft.z,
    pivot: [tenth(draft.pivot[0]), tenth(draft.pivot[1])],
    rotateLimits: draft.limits ? [draft.limits[0], draft.limits[1]] : null,
    svg: draft.svg,
    states: draft.states ?? [],
    defaultState: draft.defaultState ?? null,
  };
}

/** Makes the spec of the parts up to and including a stage; all stages by default. */
export function assemble(assembly: Assembly, upTo: DrawingStage = 'clothes'): MascotSpec {
  const last = DRAWING_STAGES.indexOf(upTo);
  const kept = ordered(assembly.parts.filter(({ stage }) => DRAWING_STAGES.indexOf(stage) <= last));
  const parts = penned(kept, assembly.ink, assembly.materials).map(partOf);
  const ids = new Set(parts.map(({ id }) => id));
  return {
    specVersion: 1,
    name: assembly.name,
    description: assembly.description,
    archetype: assembly.archetype,
    canvas: { width: 512, height: 512 },
    palette: paletteFor(
      parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]),
      assembly.materials,
    ),
    parts,
    anchors: assembly.anchors.filter(({ part }) => ids.has(part)),
  };
}

/** Sorts parents before children. Parts whose parent is missing are left out. */
function ordered(drafts: readonly PartDraft[]): PartDraft[] {
  const placed: PartDraft[] = [];
  const ids = new Set<string>();
  let waiting = [...drafts];
  for (;;) {
    const ready = waiting.filter(({ parent }) => parent === null || ids.has(parent));
    if (ready.length === 0) return placed;
    for (const draft of ready) ids.add(draft.id);
    placed.push(...ready);
    waiting = waiting.filter(({ id }) => !ids.has(id));
  }
}
