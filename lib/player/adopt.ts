import { rigOf } from '@/lib/core/rig/rig';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { type View, viewOf, type ViewPart } from './view';

/**
 * Creates a view of a drawing that is already in the page. It must have been written by `viewMarkup` for this spec, for
 * instance on the server.
 */
export function adoptView(svg: SVGSVGElement, spec: MascotSpec): View {
  const groups = [...svg.querySelectorAll<SVGGElement>('g[data-part]')];
  return viewOf(rigOf(spec), svg, new Map(groups.map((group) => [group.dataset.part ?? '', standing(group)])));
}

function standing(group: SVGGElement): ViewPart {
  const drawn = [...group.children].filter((child) => child instanceof SVGGElement);
  const named = drawn.map((state) => [state.dataset.state || null, state] as const);
  const shown = named.find(([, state]) => !state.hasAttribute('display'))?.[0];
  return {
    group,
    states: new Map(named),
    shown,
    transform: group.getAttribute('transform') ?? '',
    opacity: Number(group.getAttribute('opacity') ?? 1),
  };
}
