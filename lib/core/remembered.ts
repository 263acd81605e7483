/**
 * So many characters: twice what the fragments of the largest mascot have. What is made of them takes some tens of
 * times their room; past it the memory starts anew.
 */
const MAX_CHARACTERS = 4e6;
/** What remembering one takes by itself, as such characters: many short texts fill it too. */
const EACH = 200;

/** A function of a text that remembers what it gave: the same object for the same text, so nobody may change it. */
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
