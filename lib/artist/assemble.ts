import type { Anchor, MascotSpec, Part } from '@/lib/core/spec/schema';
import type { PartDraft, Stage } from './figure';
import { STAGES } from './figure';
import type { Materials } from './palettes';
import { paletteFor } from './palettes';
import type { Ink } from './shape/ink';

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

/** The die-cut border: each part's shape in white behind everything, riding on its part. */
function borderOf(draft: PartDraft, ink: Ink): Part[] {
  if (ink.look.border === 0 || !draft.rims?.length) return [];
  const svg = draft.rims.map((path) => ink.stroke(path, 'border', ink.look.border) + ink.area(path, 'border')).join('');
  return [
    {
      ...partOf(draft),
      id: `${draft.id}_border`,
      parent: draft.id,
      z: -80,
      rotateLimits: null,
      svg,
      states: [],
      defaultState: null,
    },
  ];
}

/** The spec of the parts drawn up to a stage; complete without one. */
export function assemble(assembly: Assembly, upTo: Stage = 'clothes'): MascotSpec {
  const last = STAGES.indexOf(upTo);
  const kept = ordered(assembly.parts.filter(({ stage }) => STAGES.indexOf(stage) <= last));
  const parts = kept.flatMap((draft) => [partOf(draft), ...borderOf(draft, assembly.ink)]);
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

/** Parents before children, and none whose parent is not there yet. */
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
