/** The offset basis and the prime of the 32-bit FNV-1a hash. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Gives the prefix of the names in a document: equal for equal texts and different for others, so that any two
 * documents may share a page.
 */
export function ownPrefix(texts: Iterable<string>): string {
  let hash = FNV_OFFSET;
  for (const text of texts) {
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
    hash = Math.imul(hash ^ 0xffff, FNV_PRIME);
  }
  return `m${(hash >>> 0).toString(36)}`;
}
