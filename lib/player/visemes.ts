/** The mouth shapes: at rest, shut, wide open, wide, and round. */
export type MouthShape = 'x' | 'm' | 'a' | 'e' | 'o';

/**
 * A sound and its start in seconds. `viseme` is a name of the Oculus (OpenXR) or Rhubarb set, a number of Azure's set,
 * or a mouth state of the mascot.
 */
export interface Viseme {
  readonly at: number;
  readonly viseme: string | number;
}

/** The time of each spoken character, as ElevenLabs reports it. */
export interface CharacterTimes {
  readonly characters: readonly string[];
  readonly character_start_times_seconds: readonly number[];
  readonly character_end_times_seconds: readonly number[];
}

/** The mouth shape from a time on. `name` is its original name, for mascots that have a state with that name. */
export interface Mouthing {
  readonly at: number;
  readonly name: string;
  readonly shape: MouthShape;
}

/** The mouth shapes of Azure's visemes 0 to 21. */
const AZURE = 'xaaoeoeooaoaeoeeoemeem';
const RHUBARB = 'meaaoomex';
const RHUBARB_NAME = /^[A-HX]$/;
/** Silences of at least this duration, in seconds, shut the mouth. */
const PAUSE_SECONDS = 0.12;
/** The assumed duration of the last sound, in seconds. */
const LAST_SECONDS = 0.2;

/** An Oculus name begins with the letter of its sound, and so does a word. */
function shapeOfLetters(text: string): MouthShape {
  if (/^(sil|[^\p{L}]|$)/u.test(text)) return 'x';
  if (/^[bmpfv]/.test(text)) return 'm';
  if (text.startsWith('a')) return 'a';
  if (/^([ouwq]|ch|rr)/.test(text)) return 'o';
  // Letters of other scripts get a mouth shape too.
  return /^[a-z]/.test(text) ? 'e' : ((['a', 'e', 'o'] as const)[text.charCodeAt(0) % 3] ?? 'e');
}

function shapeOf(name: string, rhubarb: boolean): MouthShape {
  const known = rhubarb ? RHUBARB['ABCDEFGHX'.indexOf(name)] : /^\d/.test(name) ? AZURE[Number(name)] : undefined;
  return (known as MouthShape | undefined) ?? shapeOfLetters(name.toLowerCase().normalize('NFD'));
}

/** Gives the mouth shapes of timed sounds in order, without pauses too short to show, and the end of the last one. */
export function mouthingsOf(source: readonly Viseme[] | CharacterTimes): {
  mouthings: readonly Mouthing[];
  end: number;
} {
  const isList = 'length' in source;
  const sounds = isList
    ? [...source]
    : source.characters.map((viseme, i) => ({ at: source.character_start_times_seconds[i] ?? 0, viseme }));
  sounds.sort((a, b) => a.at - b.at);
  // Oculus also has a viseme E, but shares no other letter with Rhubarb.
  const rhubarb =
    isList &&
    sounds.every(({ viseme }) => RHUBARB_NAME.test(String(viseme))) &&
    sounds.some(({ viseme }) => viseme !== 'E');
  const end = Math.max(
    (sounds.at(-1)?.at ?? 0) + LAST_SECONDS,
    isList ? 0 : (source.character_end_times_seconds.at(-1) ?? 0),
  );
  const all = sounds.map(({ at, viseme }) => {
    const name = String(viseme).replace('viseme_', '');
    return { at, name: name.toLowerCase(), shape: shapeOf(name, rhubarb) };
  });
  return {
    mouthings: all.filter(({ at, shape }, i) => shape !== 'x' || (all[i + 1]?.at ?? Infinity) - at >= PAUSE_SECONDS),
    end,
  };
}
