/**
 * Stops the reading of a fragment because of an attack or an exceeded budget. Its message is the problem that the
 * caller reports.
 */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** A piece of foreign text short and plain enough for a message. */
export function quoted(text: string): string {
  const plain = text.slice(0, 40).replace(/[^\x20-\x7e]/g, '?');
  return `"${plain}${text.length > 40 ? '…' : ''}"`;
}
