/** More texts than any mascot has fragments; past it the memory starts anew. */
const MOST = 4000;

/** A function of a text that remembers what it gave: the same object for the same text, so nobody may change it. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const memory = new Map<string, { value: T }>();
  return (text) => {
    const known = memory.get(text);
    if (known) return known.value;
    if (memory.size >= MOST) memory.clear();
    const value = read(text);
    memory.set(text, { value });
    return value;
  };
}
