import { adoptView } from '@/lib/player/adopt';
import { viewMarkup } from '@/lib/player/markup';
import type { View } from '@/lib/player/view';
import { paintedOrder } from '@/lib/core/rig/restack';
import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec, PaletteEntry, Part } from '@/lib/core/spec/schema';
import { colorWriter } from './color-writer';

/** A movable drawing; it can hydrate one that the server has rendered. */
export interface StageActor {
  spec: MascotSpec;
  html: { __html: string };
  /** Hydrates the drawing in `host`. */
  enter(host: HTMLElement): void;
  show(pose: Pose): void;
  recolor(palette: readonly PaletteEntry[]): void;
}

/**
 * An actor of a spec; `prefix` keeps its ids unique in the page. It takes over the mounted drawing of the actor
 * `before` it where nothing but the rig has changed, such as a pivot or the paint order.
 */
export function createActor(spec: MascotSpec, prefix: string, before: StageActor | null = null): StageActor {
  let view: View | null = null;
  let writeColors: ReturnType<typeof colorWriter> | null = null;
  const takesOver = before !== null && sameDrawings(before.spec.parts, spec.parts);
  return {
    spec,
    html: takesOver ? before.html : { __html: viewMarkup(spec, prefix) },
    enter(host) {
      const svg = host.querySelector('svg');
      if (!svg) return;
      if (takesOver) putInOrder(svg, paintedOrder(spec.parts));
      view = adoptView(svg, spec);
      writeColors = colorWriter(svg);
    },
    show: (pose) => view?.show(pose),
    recolor: (palette) => writeColors?.(palette),
  };
}

const sameDrawings = (a: readonly Part[], b: readonly Part[]): boolean =>
  a.length === b.length &&
  a.every(({ id, svg, states }, i) => {
    const other = b[i];
    const sameStates = states === other?.states || JSON.stringify(states) === JSON.stringify(other?.states);
    return id === other?.id && svg === other.svg && sameStates;
  });

/** Puts the groups of the parts into paint order, and touches none where they are. */
function putInOrder(svg: SVGSVGElement, order: readonly string[]): void {
  const groups = [...svg.querySelectorAll<SVGGElement>(':scope > g[data-part]')];
  if (groups.every((group, i) => group.dataset.part === order[i])) return;
  const byId = new Map(groups.map((group) => [group.dataset.part, group]));
  svg.append(...order.flatMap((id) => byId.get(id) ?? []));
}
