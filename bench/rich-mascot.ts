import type { MascotSpec, Part } from '@/lib/core/spec/schema';

/** An ellipse of a part: its centre and radii in canvas pixels. */
type Blob = readonly [x: number, y: number, rx: number, ry: number];

const COLORS = {
  fur: '#e8823a',
  fur_light: '#f5b27a',
  fur_line: '#8a4218',
  cream: '#fff1dc',
  ink: '#2b1a12',
  apron: '#3f8f5f',
  apron_light: '#7cc79b',
};

function ellipse([x, y, rx, ry]: Blob): string {
  const k = 0.5523;
  return (
    `M${x - rx} ${y}C${x - rx} ${y - ry * k} ${x - rx * k} ${y - ry} ${x} ${y - ry}C${x + rx * k} ${y - ry} ` +
    `${x + rx} ${y - ry * k} ${x + rx} ${y}` +
    (`C${x + rx} ${y + ry * k} ${x + rx * k} ${y + ry} ${x} ${y + ry}C${x - rx * k} ${y + ry} ${x - rx} ` +
      `${y + ry * k} ${x - rx} ${y}Z`)
  );
}

/** Draws an ellipse in four or five paths: gradient with outline, a highlight, a shadow and spots. */
function drawing(id: string, [x, y, rx, ry]: Blob, token: string): string {
  return (
    `<defs><linearGradient id="${id}_g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ` +
    `stop-color="$fur_light"/><stop offset="1" stop-color="$${token}"/></linearGradient>` +
    (`<radialGradient id="${id}_r" cx="0.4" cy="0.3" r="0.7"><stop offset="0" stop-color="$cream"/><stop ` +
      `offset="1" stop-color="$${token}"/></radialGradient></defs>`) +
    `<path d="${ellipse([x, y, rx, ry])}" fill="url(#${id}_g)" stroke="$fur_line" stroke-width="5"/>` +
    `<path d="${ellipse([x - rx * 0.2, y - ry * 0.25, rx * 0.55, ry * 0.5])}" fill="url(#${id}_r)" opacity="0.8"/>` +
    (`<path d="${ellipse([x + rx * 0.25, y + ry * 0.35, rx * 0.4, ry * 0.3])}" fill="$apron_light" ` +
      'fill-opacity="0.5"/>') +
    `<path d="${ellipse([x, y + ry * 0.1, rx * 0.15, ry * 0.15])}" fill="$ink"/>`
  );
}

function part(id: string, parent: string | null, z: number, pivot: [number, number], blob: Blob, token = 'fur'): Part {
  return {
    id,
    parent,
    z,
    pivot,
    rotateLimits: parent === null ? null : [-60, 60],
    svg: drawing(id, blob, token),
    states: [],
    defaultState: null,
  };
}

/** The mascot of the benches: 12 parts with 50 paths, each part with a gradient. */
export const RICH_MASCOT: MascotSpec = {
  specVersion: 1,
  name: 'Bench fox',
  description: 'Twelve parts, fifty paths, gradients',
  archetype: 'biped',
  canvas: { width: 512, height: 512 },
  palette: Object.entries(COLORS).map(([name, color]) => ({ name, color })),
  parts: [
    part('body', null, 10, [256, 460], [256, 360, 92, 104]),
    {
      ...part('apron', 'body', 12, [256, 340], [256, 380, 66, 70], 'apron'),
      svg:
        `${drawing('apron', [256, 380, 66, 70], 'apron')}<path d="M200 350L312 350" stroke="$ink" ` +
        'stroke-width="6" stroke-linecap="round"/>',
    },
    {
      ...part('tail', 'body', 1, [330, 420], [390, 380, 64, 44]),
      svg: `${drawing('tail', [390, 380, 64, 44], 'fur')}<path d="${ellipse([430, 366, 24, 20])}" fill="$cream"/>`,
    },
    part('leg_left', 'body', 5, [220, 440], [216, 464, 26, 30]),
    part('leg_right', 'body', 5, [292, 440], [296, 464, 26, 30]),
    part('arm_left', 'body', 14, [178, 310], [156, 360, 26, 58]),
    part('arm_right', 'body', 14, [334, 310], [356, 360, 26, 58]),
    part('head', 'body', 20, [256, 270], [256, 180, 112, 98]),
    part('ear_left', 'head', 18, [190, 110], [176, 84, 34, 50]),
    part('ear_right', 'head', 18, [322, 110], [336, 84, 34, 50]),
    part('eye_left', 'head', 24, [214, 176], [214, 176, 18, 22], 'ink'),
    part('eye_right', 'head', 24, [298, 176], [298, 176, 18, 22], 'ink'),
  ],
  anchors: [{ name: 'ground', part: 'body', at: [256, 494] }],
};

/**
 * The mascot with `count` parts: its first ones, or all of them and additional small ones in rings around the body,
 * drawn in the same detail.
 */
export function mascotOfParts(count: number): MascotSpec {
  const extra = Array.from({ length: Math.max(0, count - RICH_MASCOT.parts.length) }, (_, index) => {
    const turn = index * 2.399963;
    const reach = 60 + 150 * Math.sqrt(index / 200);
    const [x, y] = [256 + reach * Math.cos(turn), 290 + reach * Math.sin(turn)].map(Math.round) as [number, number];
    return part(
      `charm_${index + 1}`,
      index % 2 ? 'head' : 'body',
      30 + index,
      [x, y],
      [x, y, 16, 13],
      index % 3 ? 'apron' : 'fur',
    );
  });
  return { ...RICH_MASCOT, parts: [...RICH_MASCOT.parts.slice(0, count), ...extra] };
}
