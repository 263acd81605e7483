import {
  defaultTreeAdapter,
  parse,
  type DefaultTreeAdapterTypes,
  type DefaultTreeAdapterMap,
  type TreeAdapter,
} from 'parse5';

/** A page whose tree is larger than that of any page for people. */
export class TooMuchPage extends Error {
  override name = 'TooMuchPage';
}

/**
 * Far more than the largest pages have. A few kilobytes can ask for millions: a paragraph repeats every open element.
 */
const MAX_TREE = { elements: 60_000, depth: 512 };

/** The tree of a page, as a browser without scripts builds it. Throws `TooMuchPage`. */
export function parsed(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html, { scriptingEnabled: false, treeAdapter: boundedAdapter() });
}

/** The default adapter, which throws where a tree grows too large or too deep. */
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
