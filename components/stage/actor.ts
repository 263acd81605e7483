import { adoptView } from '@/lib/player/adopt';
import { viewMarkup } from '@/lib/player/markup';
import type { View } from '@/lib/player/view';
import { paintedOrder } from '@/lib/core/rig/restack';
import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec, PaletteEntry, Part } from '@/lib/core/spec/schema';
import { colorWriter } from './color-writer';

/** A drawing that can be posed. It can also hydrate markup that the server has rendered. */
export interface StageActor {
  spec: MascotSpec;
  html: { __html: string };
  /** Hydrates the drawing in `host`. */
  enter(host: HTMLElement): void;
  show(pose: Pose): void;
  recolor(palette: readonly PaletteEntry[]): void;
}

/**
 * Creates an actor for a spec; `prefix` keeps its ids unique in the page. If only the rig differs from that of the
 * actor `before`, such as a pivot or the paint order, it reuses the mounted drawing.
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

/** Sorts the groups of the parts into paint order. Leaves the DOM alone if they are sorted already. */
function putInOrder(svg: SVGSVGElement, order: readonly string[]): void {
  const groups = [...svg.querySelectorAll<SVGGElement>(':scope > g[data-part]')];
  if (groups.every((group, i) => group.dataset.part === order[i])) return;
  const byId = new Map(groups.map((group) => [group.dataset.part, group]));
  svg.append(...order.flatMap((id) => byId.get(id) ?? []));
}
