import type { ClipPath, Drawing, DrawingNode, Gradient, Paint, Stroke } from '../paint/drawing';

type Attributes = readonly (readonly [name: string, value: string | number | null])[];

function tag(name: string, attributes: Attributes, inner?: string): string {
  const written = attributes.map(([key, value]) => (value === null ? '' : ` ${key}="${value}"`)).join('');
  return inner === undefined ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

function unless<T>(value: T, initial: T): T | null {
  return value === initial ? null : value;
}

function reference(id: string | null): string | null {
  return id === null ? null : `url(#${id})`;
}

function paintText(paint: Paint): string {
  switch (paint.kind) {
    case 'none':
      return 'none';
    case 'color':
      return paint.color;
    case 'token':
      return `$${paint.token}`;
    case 'gradient':
      return `url(#${paint.id})`;
  }
}

function matrixText(matrix: readonly number[] | null): string | null {
  return matrix && `matrix(${matrix.join(' ')})`;
}

function strokeAttributes(stroke: Stroke): Attributes {
  return [
    ['stroke', paintText(stroke.paint)],
    ['stroke-width', unless(stroke.width, 1)],
    ['stroke-opacity', unless(stroke.opacity, 1)],
    ['stroke-linecap', unless(stroke.cap, 'butt')],
    ['stroke-linejoin', unless(stroke.join, 'miter')],
    ['stroke-miterlimit', unless(stroke.miterLimit, 4)],
    ['stroke-dasharray', stroke.dash.length > 0 ? stroke.dash.join(' ') : null],
    ['stroke-dashoffset', unless(stroke.dashOffset, 0)],
  ];
}

function nodeText(node: DrawingNode): string {
  const effects: Attributes = [
    ['transform', matrixText(node.transform)],
    ['opacity', unless(node.opacity, 1)],
    ['clip-path', reference(node.clip)],
  ];
  if (node.kind === 'group') return tag('g', effects, node.children.map(nodeText).join(''));
  return tag('path', [
    ...effects,
    ['d', node.d],
    ['fill', paintText(node.fill)],
    ['fill-opacity', unless(node.fillOpacity, 1)],
    ['fill-rule', unless(node.fillRule, 'nonzero')],
    ...(node.stroke ? strokeAttributes(node.stroke) : []),
  ]);
}

const COORDINATES = { linear: ['x1', 'y1', 'x2', 'y2'], radial: ['cx', 'cy', 'r', 'fx', 'fy'] } as const;

function gradientText(gradient: Gradient): string {
  const stops = gradient.stops.map(({ offset, color, opacity }) =>
    tag('stop', [
      ['offset', offset],
      ['stop-color', paintText(color)],
      ['stop-opacity', unless(opacity, 1)],
    ]),
  );
  return tag(
    `${gradient.type}Gradient`,
    [
      ['id', gradient.id],
      ['gradientUnits', unless(gradient.units, 'objectBoundingBox')],
      ['gradientTransform', matrixText(gradient.transform)],
      ...COORDINATES[gradient.type].map((name, i) => [name, gradient.coords[i] ?? 0] as const),
    ],
    stops.join(''),
  );
}

function clipText(clip: ClipPath): string {
  const shapes = clip.shapes.map(({ d, rule }) =>
    tag('path', [
      ['d', d],
      ['clip-rule', unless(rule, 'nonzero')],
    ]),
  );
  return tag(
    'clipPath',
    [
      ['id', clip.id],
      ['clip-path', reference(clip.clip)],
    ],
    shapes.join(''),
  );
}

/** The canonical clean text of a drawing: the only form in which a fragment is stored, served and painted. */
export function emit(drawing: Drawing): string {
  const definitions = [...drawing.gradients.map(gradientText), ...drawing.clips.map(clipText)].join('');
  return (definitions && `<defs>${definitions}</defs>`) + drawing.nodes.map(nodeText).join('');
}
