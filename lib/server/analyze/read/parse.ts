import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterTypes,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';

/** The error for a page whose element tree is larger than a real page's. */
export class TooMuchPage extends Error {
  override name = 'TooMuchPage';
}

/**
 * Limits far above the largest real pages. A few kilobytes of HTML can expand to millions of elements: each paragraph
 * reopens every open element.
 */
const MAX_TREE = { elements: 60_000, depth: 512 };

/** Builds the element tree of a page as a browser without scripts does. Throws `TooMuchPage`. */
export function parsed(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
}

/** A parse5 tree adapter that throws if the tree grows too large or too deep. */
function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<object, number>();
  let elements = 0;
  const deepen = (parent: object, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > MAX_TREE.depth) throw new TooMuchPage(`The page nests more than ${MAX_TREE.depth} elements.`);
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      elements += 1;
      if (elements > MAX_TREE.elements) throw new TooMuchPage(`The page has more than ${MAX_TREE.elements} elements.`);
      return defaultTreeAdapter.createElement(...given);
    },
    appendChild(parent, child) {
      deepen(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, next) {
      deepen(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, next);
    },
  };
}
