import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';

/** A node of a parsed page. */
export type TreeNode = DefaultTreeAdapterTypes.Node;
/** An element of a parsed page. */
export type Element = DefaultTreeAdapterTypes.Element;

const { isElementNode, isTextNode } = defaultTreeAdapter;

/** An attribute's trimmed value, empty where it is not set. */
export function attribute(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value.trim() ?? '';
}

const childrenOf = (node: TreeNode): TreeNode[] => ('childNodes' in node ? node.childNodes : []);

/** Visits every element below a node in document order, iteratively. */
export function* elementsOf(root: TreeNode): Generator<Element> {
  const waiting = childrenOf(root).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElementNode(node)) continue;
    yield node;
    for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
}

/** How far up a page is searched: as deep as browsers build one. */
const MAX_DEPTH = 512;
/** How many nodes are read for one line of text: more than any heading has. */
const MAX_TEXT_NODES = 4000;

/** Whether an element or an ancestor passes the test. */
export function isWithin(element: Element, test: (element: Element) => boolean): boolean {
  let at: TreeNode | null = element;
  for (let depth = 0; at && isElementNode(at) && depth < MAX_DEPTH; depth += 1, at = at.parentNode)
    if (test(at)) return true;
  return false;
}

/** Elements that are laid out inline with the text around them. */
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'font',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
]);

/**
 * Options of reading text: `enter` returns false to skip an element, `say` gives an element's own text; both limits are
 * approximate.
 */
export interface TextOptions {
  enter?: (element: Element) => boolean;
  say?: (element: Element) => string;
  characters?: number;
  nodes?: number;
}

/** The text below a node, as lines of words. */
export function linesOf(
  root: TreeNode,
  {
    enter = () => true,
    say = () => '',
    characters = Number.POSITIVE_INFINITY,
    nodes = Number.POSITIVE_INFINITY,
  }: TextOptions = {},
): string[] {
  const lines: string[] = [];
  const read = { line: '', characters: 0, nodes: 0 };
  const end = () => {
    const words = read.line.replace(/\s+/g, ' ').trim();
    read.line = '';
    if (!words) return;
    lines.push(words);
    read.characters += words.length + 1;
  };
  const waiting: (TreeNode | 'end')[] = childrenOf(root).toReversed();
  for (let node = waiting.pop(); node && read.characters < characters && read.nodes < nodes; node = waiting.pop()) {
    read.nodes += 1;
    if (node === 'end') end();
    else if (isTextNode(node)) read.line += node.value;
    else if (isElementNode(node) && enter(node)) {
      if (!INLINE.has(node.tagName)) {
        end();
        waiting.push('end');
      }
      // A space separates the texts of two adjacent links.
      read.line += `${node.tagName === 'a' ? ' ' : ''}${say(node)}`;
      for (const child of childrenOf(node).toReversed()) waiting.push(child);
    }
  }
  end();
  return lines;
}

/** The text of an element in one line. */
export const textOf = (element: Element): string => linesOf(element, { nodes: MAX_TEXT_NODES }).join(' ');
