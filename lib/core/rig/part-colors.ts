import { fromOklch, turned } from '../color/oklch';
import type { MascotSpec, Part } from '../spec/schema';

/** Matches paint that is a colour: not none, and not a gradient, whose stops are colours themselves. */
const COLOR = /\b(fill|stroke|stop-color)="(?!none"|url\()[^"]*"/g;

/** Turning the hue by the golden angle keeps neighbours in a list of any length far apart on the colour wheel. */
const GOLDEN_DEGREES = 137.508;

/**
 * A mascot with each part in a flat colour of its own: the palette names them by the parts' ids. Rig, states and order
 * stay.
 */
export function partsInColors(spec: MascotSpec): MascotSpec {
  return {
    ...spec,
    palette: spec.parts.map(({ id }, at) => ({
      name: id,
      color: fromOklch({ l: at % 2 ? 0.76 : 0.64, c: 0.15, h: turned(at * GOLDEN_DEGREES + 20) }),
    })),
    parts: spec.parts.map(inOneColor),
  };
}

function inOneColor(part: Part): Part {
  const paint = (svg: string) => (svg ? `<g fill="$${part.id}">${svg.replace(COLOR, `$1="$$${part.id}"`)}</g>` : svg);
  return { ...part, svg: paint(part.svg), states: part.states.map(({ name, svg }) => ({ name, svg: paint(svg) })) };
}
