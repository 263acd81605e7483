/**
 * The characters of texts that are cached: twice those of the fragments of the largest mascot. Results take some tens
 * of times as much memory; a full cache is emptied.
 */
const MAX_CHARACTERS = 4e6;
/** The cost of one entry, in characters: many short texts fill the cache too. */
const EACH = 200;

/** A function of a text that caches its results: the same object for the same text, so nobody may change it. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const memory = new Map<string, T>();
  let room = MAX_CHARACTERS;
  return (text) => {
    if (!memory.has(text)) {
      room -= text.length + EACH;
      if (room < 0) {
        memory.clear();
        room = MAX_CHARACTERS;
      }
      memory.set(text, read(text));
    }
    return memory.get(text) as T;
  };
}
