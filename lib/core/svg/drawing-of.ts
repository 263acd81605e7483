import type { Matrix } from '../geometry/matrix';
import type { ClipPath, Drawing, DrawingGroup, DrawingNode, Gradient, Paint, Stroke } from '../paint/drawing';
import { remembered } from '../remembered';

const TAG = /<(\/?)(g|path|defs|linearGradient|radialGradient|stop|clipPath)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(\/?)>/y;
const ATTRIBUTE = / ([a-zA-Z0-9-]+)="([^"]*)"/g;
const NUMBER = /-?[0-9.]+/g;

type Attributes = Readonly<Record<string, string | undefined>>;

function numbersIn(text: string | undefined): number[] {
  return (text?.match(NUMBER) ?? []).map(Number);
}

function matrixIn(text: string | undefined): Matrix | null {
  if (text === undefined) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(text);
  return [a, b, c, d, e, f];
}

function referenceIn(text: string | undefined): string | null {
  return text === undefined ? null : text.slice('url(#'.length, -1);
}

function solidIn(text: string): Extract<Paint, { kind: 'color' | 'token' }> {
  return text.startsWith('$') ? { kind: 'token', token: text.slice(1) } : { kind: 'color', color: text };
}

function paintIn(text = 'none'): Paint {
  if (text === 'none') return { kind: 'none' };
  return text.startsWith('url(') ? { kind: 'gradient', id: referenceIn(text) ?? '' } : solidIn(text);
}

function strokeIn(a: Attributes): Stroke | null {
  if (a.stroke === undefined) return null;
  return {
    paint: paintIn(a.stroke),
    opacity: Number(a['stroke-opacity'] ?? 1),
    width: Number(a['stroke-width'] ?? 1),
    cap: (a['stroke-linecap'] ?? 'butt') as Stroke['cap'],
    join: (a['stroke-linejoin'] ?? 'miter') as Stroke['join'],
    miterLimit: Number(a['stroke-miterlimit'] ?? 4),
    dash: numbersIn(a['stroke-dasharray']),
    dashOffset: Number(a['stroke-dashoffset'] ?? 0),
  };
}

function effectsIn(a: Attributes): Pick<DrawingGroup, 'transform' | 'opacity' | 'clip'> {
  return { transform: matrixIn(a.transform), opacity: Number(a.opacity ?? 1), clip: referenceIn(a['clip-path']) };
}

function gradientIn(type: Gradient['type'], a: Attributes): Gradient {
  const names = type === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r', 'fx', 'fy'];
  return {
    id: a.id ?? '',
    type,
    units: (a.gradientUnits ?? 'objectBoundingBox') as Gradient['units'],
    transform: matrixIn(a.gradientTransform),
    coords: names.map((name) => Number(a[name] ?? 0)),
    stops: [],
  };
}

/** The state of the reader: the open groups (the drawing itself first), and the open definition. */
interface Reader {
  drawing: Drawing;
  groups: { children: DrawingNode[] }[];
  gradient: Gradient | null;
  clip: ClipPath | null;
}

function path(reader: Reader, a: Attributes): void {
  const d = a.d ?? '';
  if (reader.clip) {
    reader.clip.shapes.push({ d, rule: a['clip-rule'] === 'evenodd' ? 'evenodd' : 'nonzero', transform: null });
    return;
  }
  reader.groups.at(-1)?.children.push({
    kind: 'shape',
    ...effectsIn(a),
    d,
    fill: paintIn(a.fill),
    fillOpacity: Number(a['fill-opacity'] ?? 1),
    fillRule: a['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero',
    stroke: strokeIn(a),
  });
}

function gradient(reader: Reader, type: Gradient['type'], a: Attributes): void {
  reader.gradient = gradientIn(type, a);
  reader.drawing.gradients.push(reader.gradient);
}

const OPEN: Readonly<Record<string, (reader: Reader, a: Attributes) => void>> = {
  g: (reader, a) => {
    const group: DrawingGroup = { kind: 'group', ...effectsIn(a), children: [] };
    reader.groups.at(-1)?.children.push(group);
    reader.groups.push(group);
  },
  path,
  defs: () => undefined,
  linearGradient: (reader, a) => gradient(reader, 'linear', a),
  radialGradient: (reader, a) => gradient(reader, 'radial', a),
  stop: (reader, a) => {
    reader.gradient?.stops.push({
      offset: Number(a.offset ?? 0),
      color: solidIn(a['stop-color'] ?? '#000000'),
      opacity: Number(a['stop-opacity'] ?? 1),
    });
  },
  clipPath: (reader, a) => {
    reader.clip = { id: a.id ?? '', shapes: [], clip: referenceIn(a['clip-path']) };
    reader.drawing.clips.push(reader.clip);
  },
};

const CLOSING_TAGS: Readonly<Record<string, (reader: Reader) => void>> = {
  g: (reader) => {
    reader.groups.pop();
  },
  clipPath: (reader) => {
    reader.clip = null;
  },
};

function read(cleanSvg: string): Drawing {
  const drawing: Drawing = { nodes: [], gradients: [], clips: [] };
  const reader: Reader = { drawing, groups: [{ children: drawing.nodes }], gradient: null, clip: null };
  let end = 0;
  TAG.lastIndex = 0;
  for (let match = TAG.exec(cleanSvg); match; match = TAG.exec(cleanSvg)) {
    const [, closing, name = '', attributes = '', empty] = match;
    end = TAG.lastIndex;
    if (!closing)
      OPEN[name]?.(
        reader,
        Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value])),
      );
    if (closing || empty) CLOSING_TAGS[name]?.(reader);
  }
  if (end < cleanSvg.length) throw new Error('This fragment is not clean text: read it with readFragment first.');
  return drawing;
}

/** The drawing of a canonical clean text, the same object for the same text; throws for a text that is not clean. */
export const drawingOf: (cleanSvg: string) => Drawing = remembered(read);
