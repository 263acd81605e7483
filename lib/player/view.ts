import { transformText } from '@/lib/core/paint/svg';
import { variableOf } from '@/lib/core/paint/tokens';
import { type Rig, rigOf } from '@/lib/core/rig/rig';
import type { Pose } from '@/lib/core/rig/pose';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { draw, element } from './draw';

/** One part of a mounted drawing. */
export interface ViewPart {
  readonly group: SVGGElement;
  /** The group of each state by its name; the part's own drawing under null. */
  readonly states: ReadonlyMap<string | null, SVGGElement>;
  /** The name of the state that is visible. */
  shown?: string | null;
  /** The current attributes of the group. */
  transform: string;
  opacity: number;
}

/** A mounted drawing, which is changed in place. */
export interface View {
  readonly svg: SVGSVGElement;
  readonly parts: ReadonlyMap<string, Readonly<ViewPart>>;
  /** Shows a pose: transforms, opacities, and the visible state of each part. */
  show(pose: Pose): void;
  /** Sets the colours of these palette tokens, and resets those that were set before. Only CSS variables change. */
  recolor(palette: readonly PaletteEntry[]): void;
}

/**
 * Mounts a spec in `host`; it is hidden until a pose is shown. `prefix` makes its ids unique in the page; in a shadow
 * root it may be empty.
 */
export function mountView(host: Node, spec: MascotSpec, prefix: string): View {
  const rig = rigOf(spec);
  const svg = element(host, 'svg', {
    viewBox: `0 0 ${rig.width} ${rig.height}`,
    width: '100%',
    height: '100%',
    display: 'block',
    overflow: 'visible',
    'aria-hidden': 'true',
  });
  const parts = new Map<string, ViewPart>();
  for (const { id, drawings } of painted(rig)) {
    const group = element(svg, 'g', { 'data-part': id });
    const states = new Map<string | null, SVGGElement>();
    for (const [name, fragment] of drawings) {
      const state = element(group, 'g', { 'data-state': name ?? '', display: 'none' });
      draw(state, fragment, rig.palette, prefix);
      states.set(name, state);
    }
    parts.set(id, { group, states, transform: '', opacity: 1 });
  }
  return viewOf(rig, svg, parts);
}

const painted = (rig: Rig) => rig.paintOrder.flatMap((i) => rig.parts[i] ?? []);

/** Creates the view of a mounted drawing. */
export function viewOf(rig: Rig, svg: SVGSVGElement, parts: ReadonlyMap<string, ViewPart>): View {
  let recolored: readonly PaletteEntry[] = [];
  return {
    svg,
    parts,
    show(pose) {
      for (const { id, state, matrix, opacity } of solve(rig, pose)) {
        const part = parts.get(id);
        if (part) move(part, transformText(matrix), opacity, state);
      }
    },
    recolor(palette) {
      for (const { name } of recolored) svg.style.removeProperty(variableOf(name));
      for (const { name, color } of palette) svg.style.setProperty(variableOf(name), color);
      recolored = palette;
    },
  };
}

function move(part: ViewPart, transform: string, opacity: number, state: string | null): void {
  const { group, states, shown } = part;
  if (part.transform !== transform) group.setAttribute('transform', (part.transform = transform));
  if (part.opacity !== opacity) group.setAttribute('opacity', String((part.opacity = opacity)));
  if (shown === state) return;
  if (shown !== undefined) states.get(shown)?.setAttribute('display', 'none');
  states.get(state)?.removeAttribute('display');
  part.shown = state;
}
