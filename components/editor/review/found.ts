/** What the summary of a rebuild reports: without its standard first sentence, and with part ids as words. */
export function foundIn(summary: string): string {
  return partsInWords(summary.replace(/^Rebuilt from a picture\.\s*/, ''));
}

/** Replaces part ids in a sentence by words: "arm_left" becomes "left arm". */
export function partsInWords(sentence: string): string {
  return sentence.replace(/\b([a-z]+)_(left|right)\b/g, '$2 $1').replaceAll('_', ' ');
}
