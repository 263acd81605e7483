/** The findings of a rebuild's summary, without what the title says, and with parts in words. */
export function foundIn(summary: string): string {
  return partsInWords(summary.replace(/^Rebuilt from a picture\.\s*/, ''));
}

/** A sentence with the ids of parts in words: "arm_left" becomes "left arm". */
export function partsInWords(sentence: string): string {
  return sentence.replace(/\b([a-z]+)_(left|right)\b/g, '$2 $1').replaceAll('_', ' ');
}
