/** Matches the duration of a whole motion: "0.6s total", "3 seconds long". */
const STATED = /\b(\d{1,2}(?:\.\d{1,3})?) ?(?:s|secs?|seconds?) (?:in total|total|long|overall|altogether)\b/;

/** Matches a last clause that is only a duration, also before a note on loops: ", 4 seconds, no loop". */
const LAST_CLAUSE = new RegExp(
  String.raw`(?<!\d)[,.;] ?(?:in )?(?:about )?(\d{1,2}(?:\.\d{1,3})?) ?(?:s|secs?|seconds?)` +
    String.raw`(?=(?:, ?(?:no|not|loop|seamless)[^,.;]{0,20})?\.?$)`,
);

/** The duration in seconds that a text in lower case states for the whole motion, and the text without it. */
export function totalIn(text: string): { seconds: number | null; rest: string } {
  const found = STATED.exec(text) ?? LAST_CLAUSE.exec(text);
  if (!found?.[1]) return { seconds: null, rest: text };
  return { seconds: Number(found[1]), rest: text.replace(found[0], ' ') };
}
