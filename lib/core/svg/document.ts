import { LIMITS } from '../limits';
import type { Drawing } from '../paint/drawing';
import type { Checked, Problem } from '../problem';
import { PRESENTATION } from './allowlist';
import { attacksIn } from './attacks';
import { type Budget, byteLength, newBudget, spend } from './budget';
import { readElements } from './fragment';
import { parseFragment, type XmlElement } from './parse';
import { Refusal } from './refusal';
import { numbers, size } from './values';

/** The size of an SVG file in pixels, and its view box. */
interface Frame {
  width: number;
  height: number;
  viewBox: readonly [x: number, y: number, width: number, height: number];
}

/** The result of reading an SVG file: its drawing, its clean text as a whole document, and what was removed. */
export interface SvgDocument extends Frame {
  drawing: Drawing;
  svg: string;
  warnings: Problem[];
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Where the root begins: after an XML declaration, comments and a document type that only names itself. */
function rootAt(text: string): number {
  const behind = (end: string, from: number) => {
    const found = text.indexOf(end, from);
    return found < 0 ? text.length : found + end.length;
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; ;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    if (/^<\?xml\s/.test(text.slice(at, at + 6))) at = behind('?>', at);
    else if (text.startsWith('<!--', at)) at = behind('-->', at);
    else if (/^<!doctype\s+svg(?:\s[^<>[\]]{0,400})?>/i.test(text.slice(at, at + 420))) at = behind('>', at);
    else return at;
  }
}

/** Whether a text begins as an SVG file does. */
export function looksLikeSvg(text: string): boolean {
  const at = rootAt(text);
  return /^(<(\w{1,9}:)?svg[\s>/]|<!doctype\s+svg)/i.test(text.slice(at, at + 20));
}

/**
 * Reads an SVG file into the restricted subset of parts. `prepare` may rewrite the root and all that is in it, once no
 * attack is in it. Never throws: an attack or an exceeded budget is a problem.
 */
export function readDocument(
  text: string,
  prepare: (root: XmlElement) => XmlElement = (root) => root,
): Checked<SvgDocument> {
  try {
    const svg = text.slice(rootAt(text));
    const budget = newBudget();
    spend(budget, 'bytes', byteLength(svg));
    return readRoot(svg, rootOf(svg, budget, prepare), budget);
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: [{ path: '', message: error.message }] };
    throw error;
  }
}

function rootOf(svg: string, budget: Budget, prepare: (root: XmlElement) => XmlElement): XmlElement {
  const parsed = parseFragment(svg, budget);
  const [first, other] = parsed.children;
  const notWhole = new Refusal('The file must hold one svg element and nothing else.');
  if (!first || other || parsed.hasText || !/^(\w+:)?svg$/.test(first.name)) throw notWhole;
  const [attack] = attacksIn(parsed);
  if (attack) throw new Refusal(attack);
  const root = prepare(first);
  if (root.name !== 'svg' || (root.attributes.get('xmlns') ?? SVG_NAMESPACE) !== SVG_NAMESPACE) throw notWhole;
  return root;
}

function readRoot(svg: string, root: XmlElement, spent: Budget): Checked<SvgDocument> {
  const frame = frameOf(root);
  // The bytes are counted again when the drawing is read.
  const budget = { ...spent, bytes: 0, side: Math.max(frame.viewBox[2], frame.viewBox[3]) };
  const {
    drawing,
    svg: clean,
    warnings,
    problems,
  } = readElements(svg, { ...root, name: '', attributes: new Map(), children: [asGroup(root)] }, budget);
  if (problems.length > 0) return { ok: false, problems };
  const opening =
    `<svg xmlns="${SVG_NAMESPACE}" width="${frame.width}" height="${frame.height}" viewBox="` +
    `${frame.viewBox.join(' ')}">`;
  return { ok: true, value: { ...frame, drawing, svg: `${opening}${clean}</svg>`, warnings } };
}

/**
 * The root as a group that keeps its paint, which its content inherits. Its other attributes belong to the frame or
 * have no effect on the drawing.
 */
function asGroup(root: XmlElement): XmlElement {
  return {
    ...root,
    name: 'g',
    attributes: new Map([...root.attributes].filter(([name]) => name === 'style' || Object.hasOwn(PRESENTATION, name))),
  };
}

function frameOf({ attributes }: XmlElement): Frame {
  const side = (name: string) => size(attributes.get(name) ?? '') ?? 0;
  const given = numbers(attributes.get('viewBox') ?? '') ?? [];
  const [x = 0, y = 0, across = side('width'), down = side('height')] = given.length === 4 ? given : [];
  if (!(across > 0 && down > 0))
    throw new Refusal('The svg element needs a viewBox, or a width and a height in pixels.');
  const width = side('width') || (side('height') ? (side('height') * across) / down : across);
  const height = side('height') || (width * down) / across;
  const longer = Math.max(width, height);
  if (!(longer <= LIMITS.svg.coordinate && Math.min(width, height) >= longer / LIMITS.svg.coordinate))
    throw new Refusal('The picture is far too long for its width, or too large.');
  return { viewBox: [x, y, across, down], width, height };
}
