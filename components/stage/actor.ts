import { adoptView } from '@/lib/player/adopt';
import { viewMarkup } from '@/lib/player/markup';
import type { View } from '@/lib/player/view';
import type { Pose } from '@/lib/core/rig/pose';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';

/** A movable drawing; it can hydrate one that the server has rendered. */
export interface StageActor {
  spec: MascotSpec;
  html: { __html: string };
  /** Hydrates the drawing in `host`. */
  enter(host: HTMLElement): void;
  show(pose: Pose): void;
  recolor(palette: readonly PaletteEntry[]): void;
}

/** An actor of a spec; `prefix` keeps its ids unique in the page. */
export function createActor(spec: MascotSpec, prefix: string): StageActor {
  let view: View | null = null;
  return {
    spec,
    html: { __html: viewMarkup(spec, prefix) },
    enter(host) {
      const svg = host.querySelector('svg');
      if (svg) view = adoptView(svg, spec);
    },
    show: (pose) => view?.show(pose),
    recolor: (palette) => view?.recolor(palette),
  };
}
