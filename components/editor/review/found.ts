/**
 * What a rebuild's summary says was found in the picture: without what the title says already, and with parts as people
 * name them.
 */
export function foundIn(summary: string): string {
  return partsInWords(summary.replace(/^Rebuilt from a picture\.\s*/, ''));
}

/** A sentence with the ids of parts as people say them: "arm_left" is the left arm. */
export function partsInWords(sentence: string): string {
  return sentence.replace(/\b([a-z]+)_(left|right)\b/g, '$2 $1').replaceAll('_', ' ');
}
