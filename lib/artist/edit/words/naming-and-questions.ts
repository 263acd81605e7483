import { LIMITS } from '@/lib/core/limits';
import { withoutEnd } from '@/lib/core/text';

/** The words before a new name for the mascot: "call it …". */
const GIVES_NAME = new RegExp(
  String.raw`\b(?:(?:call|name)\s(?:it|him|her|them|the \w+)|rename(?:\s(?:it|him|her|the \w+))?(?:\s(?:to|` +
    String.raw`as))?|change\s(?:its|his|her|the)\sname\sto|(?:its|his|her|the)\s(?:new\s)?name\s(?:is|to|` +
    String.raw`should be)|(?:new\s)?name:)\s["“'‘]?(?=\p{L})`,
  'giu',
);
const NAME = /^\p{L}[\p{L}\p{N}'’. -]*/u;
/** The end of a name inside a run of name characters: the end of a sentence, or another request. */
const ENDS_WITHIN = /\.\s|\sand\s(?:make|add|give|remove|turn|put|paint)\b/;
const ENDS_BEHIND = /^["”'’]?\s*(?:[,;!?\n]|$)/;

/** The new name of the mascot, and the words of the instruction that state it. */
export interface Naming {
  name: string;
  words: string;
}

/** The name that an instruction gives, null if there is none; the text must have single spaces. */
export function namingIn(text: string): Naming | null {
  for (const { 0: before, index } of text.matchAll(GIVES_NAME)) {
    const from = index + before.length;
    const run = NAME.exec(text.slice(from, from + LIMITS.mascot.name.max * 2))?.[0] ?? '';
    const within = run.search(ENDS_WITHIN);
    if (within < 0 && !ENDS_BEHIND.test(text.slice(from + run.length, from + run.length + LIMITS.mascot.name.max)))
      continue;
    const name = withoutEnd(within < 0 ? run : run.slice(0, within), " .'’");
    const closes = /["”'’]/.test(text.charAt(from + name.length)) ? 1 : 0;
    if (name) return { name, words: text.slice(index, from + name.length + closes) };
  }
  return null;
}

const ASKS = /^(?:why|what|who|where|when|how come|is|are|does|did|do you)\b/i;

/** The first sentence that is a question instead of a request: "why is it so sad?"; null if there is none. */
export function questionIn(text: string): string | null {
  for (const sentence of text.split(/(?<=[.!?\n])/)) {
    const words = sentence.trimStart();
    if (words.endsWith('?') && ASKS.test(words)) return words;
  }
  return null;
}
