/** The least length of a word that is corrected; shorter words are too similar to one another. */
const MIN_CORRECTED_LENGTH = 4;

/** Whether two words differ by one typing error: a letter changed, missing or extra, or two neighbours swapped. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

const letters = (word: string): string => [...word].sort().join('');

/** The known word that differs by one typing error from an unknown one; null if there is none, or several. */
export function corrected(word: string, known: Iterable<string>): string | null {
  if (word.length < MIN_CORRECTED_LENGTH) return null;
  const near = new Set<string>();
  for (const each of known)
    if (
      each.length >= MIN_CORRECTED_LENGTH &&
      each[0] === word[0] &&
      oneSlip(word, each) &&
      (word.length > MIN_CORRECTED_LENGTH || each.length > word.length || letters(each) === letters(word))
    )
      near.add(each);
  const [only] = near;
  if (near.size === 1 && only) return only;
  // Of several candidates, the one with the same letters is chosen, because swapped neighbours are the most common
  // error.
  const anagram = [...near].filter((each) => letters(each) === letters(word));
  return anagram.length === 1 ? (anagram[0] ?? null) : null;
}
