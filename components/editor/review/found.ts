/** What a rebuild's summary says was found in the picture: without what the title says already, and with parts as people name them. */
export function foundIn(summary: string): string {
  return summary.replace(/^Rebuilt from a picture\.\s*/, '').replace(/\b([a-z]+)_(left|right)\b/g, '$2 $1').replaceAll('_', ' ');
}
