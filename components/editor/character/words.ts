/** Labels for ids that make unclear labels by themselves. */
const FULL_NAMES: Readonly<Record<string, string>> = {
  bean: 'Soft and round',
  block: 'Broad shoulders',
  teardrop: 'Heavy base',
  noodle: 'Long limbs',
  buzz: 'Buzz cut',
  crop: 'Cropped',
  bald: 'None',
  upright: 'On two legs',
  all_fours: 'On four legs',
};

/** The label of an id in a character sheet: `hand_on_hip` → `Hand on hip`. */
export function choiceWords(id: string): string {
  const words = FULL_NAMES[id] ?? id.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of an id within a sentence, in lower case. */
export const choiceInSentence = (id: string): string => choiceWords(id).toLowerCase();
