import { transformText } from '@/lib/core/paint/svg';
import { rigOf } from '@/lib/core/rig/rig';
import type { Pose } from '@/lib/core/rig/pose';
import { solve } from '@/lib/core/rig/solve';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { viewMarkup } from './markup';

/** A mascot in the page: mounted once, then only moved. */
export interface View {
  readonly svg: SVGSVGElement;
  /** Shows a pose: transforms, opacities and which state of each part is visible. */
  show(pose: Pose): void;
  /** Gives palette tokens other colours: a change of style variables, nothing is drawn anew. */
  recolor(palette: readonly PaletteEntry[]): void;
  /** Takes the drawing out of the page. */
  destroy(): void;
}

interface MountedPart {
  group: SVGGElement;
  states: Map<string, SVGGElement>;
  shown: string;
  transform: string;
  opacity: number;
}

/** Draws an accepted spec into `host`; `prefix` keeps its ids apart from other mascots in the page. */
export function mountView(host: HTMLElement, spec: MascotSpec, prefix: string): View {
  host.innerHTML = viewMarkup(spec, prefix);
  return adoptView(host, spec);
}

/** Takes over the markup that `viewMarkup` made of this spec and that stands in `host`, for instance from the server. */
export function adoptView(host: HTMLElement, spec: MascotSpec): View {
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('The host holds no drawing to take over.');
  const rig = rigOf(spec);
  const parts = new Map<string, MountedPart>();
  for (const group of svg.querySelectorAll<SVGGElement>('g[data-part]')) parts.set(group.dataset.part ?? '', mounted(group));
  return {
    svg,
    show(pose) {
      for (const { id, state, matrix, opacity } of solve(rig, pose)) {
        const part = parts.get(id);
        if (part) move(part, transformText(matrix), opacity, state ?? '');
      }
    },
    recolor(palette) {
      for (const { name, color } of palette) svg.style.setProperty(`--${name}`, color);
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
  return { group, states, shown, transform: group.getAttribute('transform') ?? '', opacity: 1 };
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
