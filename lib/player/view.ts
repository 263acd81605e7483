import { transformText } from '@/lib/core/paint/svg';
import { variableOf } from '@/lib/core/paint/tokens';
import { rigOf } from '@/lib/core/rig/rig';
import type { Pose } from '@/lib/core/rig/pose';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { grow } from './grow';
import { viewMarkup } from './markup';

/** One part of a drawing that stands in the page. */
export interface ViewPart {
  readonly group: SVGGElement;
  /** The group of each state by its name, '' for the part's own drawing. */
  readonly states: ReadonlyMap<string, SVGGElement>;
  /** The name of the state that is visible. */
  readonly shown: string;
}

/** A mascot in the page: mounted once, then only moved. */
export interface View {
  readonly svg: SVGSVGElement;
  readonly parts: ReadonlyMap<string, ViewPart>;
  /** Shows a pose: transforms, opacities and which state of each part is visible. */
  show(pose: Pose): void;
  /** Gives these palette tokens other colours, and those that were given before their own again: a change of style variables, nothing is drawn anew. */
  recolor(palette: readonly PaletteEntry[]): void;
  /** Takes the drawing out of the page. */
  destroy(): void;
}

interface MountedPart extends ViewPart {
  shown: string;
  transform: string;
  opacity: number;
}

/** Drawings without a prefix before their ids, for roots that share no ids with others: made once for each spec. */
const drawings = new WeakMap<MascotSpec, SVGSVGElement>();

function drawingOf(spec: MascotSpec, prefix: string): SVGSVGElement {
  if (prefix) return grow(viewMarkup(spec, prefix));
  const known = drawings.get(spec) ?? grow(viewMarkup(spec, ''));
  drawings.set(spec, known);
  return known.cloneNode(true) as SVGSVGElement;
}

/** Draws a spec into `host`; `prefix` keeps its ids apart from other mascots in the page, and may be empty in a shadow root. */
export const mountView = (host: Node, spec: MascotSpec, prefix: string): View => adoptView(host.appendChild(drawingOf(spec, prefix)), spec);

/** Takes over the drawing that a server made in `host`; one of other parts, such as those of an older version, is taken away, and null given. */
export function takeOver(host: ParentNode, spec: MascotSpec): View | null {
  const standing = host.querySelector('svg');
  const rig = rigOf(spec);
  const ids = [...(standing?.querySelectorAll<SVGGElement>('g[data-part]') ?? [])].map(({ dataset }) => dataset.part).join();
  if (standing && ids === rig.paintOrder.map((i) => rig.parts[i]?.id).join()) return adoptView(standing, spec);
  standing?.remove();
  return null;
}

/** Takes over a drawing that stands in the page as `viewMarkup` describes it for this spec, for instance from the server. */
export function adoptView(svg: SVGSVGElement, spec: MascotSpec): View {
  const rig = rigOf(spec);
  const parts = new Map<string, MountedPart>();
  for (const group of svg.querySelectorAll<SVGGElement>('g[data-part]')) parts.set(group.dataset.part ?? '', mounted(group));
  let recolored: readonly PaletteEntry[] = [];
  return {
    svg,
    parts,
    show(pose) {
      for (const { id, state, matrix, opacity } of solve(rig, pose)) {
        const part = parts.get(id);
        if (part) move(part, transformText(matrix), opacity, state ?? '');
      }
    },
    recolor(palette) {
      for (const { name } of recolored) svg.style.removeProperty(variableOf(name));
      for (const { name, color } of palette) svg.style.setProperty(variableOf(name), color);
      recolored = palette;
    },
    destroy() {
      parts.clear();
      svg.remove();
    },
  };
}

function mounted(group: SVGGElement): MountedPart {
  const states = new Map<string, SVGGElement>();
  let shown = '';
  for (const child of group.children) {
    if (!(child instanceof SVGGElement)) continue;
    const name = child.dataset.state ?? '';
    states.set(name, child);
    if (!child.hasAttribute('display')) shown = name;
  }
  return { group, states, shown, transform: group.getAttribute('transform') ?? '', opacity: Number(group.getAttribute('opacity') ?? 1) };
}

function move(part: MountedPart, transform: string, opacity: number, state: string): void {
  if (part.transform !== transform) {
    part.group.setAttribute('transform', transform);
    part.transform = transform;
  }
  if (part.opacity !== opacity) {
    part.group.setAttribute('opacity', String(opacity));
    part.opacity = opacity;
  }
  const wanted = part.states.has(state) ? state : '';
  if (part.shown === wanted) return;
  part.states.get(part.shown)?.setAttribute('display', 'none');
  part.states.get(wanted)?.removeAttribute('display');
  part.shown = wanted;
}
