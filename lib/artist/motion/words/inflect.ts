/** Words that may stand between the words of a phrase without changing its meaning. */
const GAP =
  '(?:\\s+(?:its|his|her|their|the|a|an|my|your|own|one|both|two|some|' +
  'very|really|just|quite|little|big|small|slow|quick|nice|happy|sad|tiny|huge|great|good|' +
  'bright|brilliant|\\w+ly))*?\\s+';

const VOWEL = /[aeiou]/;
const DOUBLES = new Set([
  'nod',
  'hop',
  'hug',
  'skip',
  'spin',
  'flip',
  'clap',
  'sit',
  'run',
  'wag',
  'tap',
  'nap',
  'hum',
  'grin',
  'sip',
  'dig',
  'row',
  'bob',
  'jog',
  'get',
  'swim',
  'strum',
  'stop',
  'flap',
  'slip',
  'trip',
  'tip',
  'chat',
  'sob',
  'wink',
  'rub',
  'pat',
  'shut',
  'dab',
  'rip',
  'hit',
  'jab',
  'chop',
  'plan',
  'jam',
  'pop',
  'step',
  'tug',
  'grab',
  'bat',
  'swat',
  'mop',
  'gag',
  'put',
  'beg',
  'knit',
  'drag',
  'cut',
  'shrug',
  'slap',
  'stab',
  'drum',
  'drop',
  'win',
  'scan',
  'plot',
  'zip',
  'let',
  'snap',
  'prop',
  'stir',
  'flop',
]);
const IRREGULAR: Record<string, readonly string[]> = {
  run: ['ran'],
  fall: ['fell'],
  sit: ['sat'],
  sleep: ['slept'],
  fly: ['flew'],
  throw: ['threw'],
  catch: ['caught'],
  be: [
    'is',
    'are',
    'was',
    'being',
    'been',
    'am',
    'gets',
    'getting',
    'feels',
    'feeling',
    'looks',
    'acts',
    'seems',
    'becomes',
    'feel',
    'act',
    'seem',
    'become',
  ],
  get: ['got', 'becomes', 'become', 'becoming'],
  go: ['goes', 'went'],
  do: ['does', 'did'],
  take: ['took'],
  give: ['gave'],
  put: ['puts'],
  say: ['said'],
  tell: ['told'],
  spin: ['spun'],
  swim: ['swam'],
  sing: ['sang'],
  drink: ['drank'],
  eat: ['ate'],
  write: ['wrote'],
  read: ['reads'],
  hide: ['hid'],
  lie: ['lying', 'lay'],
  die: ['dying'],
  have: ['has', 'had'],
  wake: ['woke'],
  rise: ['rose'],
  stand: ['stood'],
  shake: ['shook'],
  blow: ['blew'],
  grow: ['grew'],
  shrink: ['shrank'],
  speak: ['spoke'],
  think: ['thought'],
  make: ['made'],
  come: ['came'],
  leave: ['left off'],
  drive: ['drove'],
  hold: ['held'],
  show: ['showed'],
  hear: ['heard'],
  sneak: ['snuck'],
  weep: ['wept'],
  win: ['won'],
  strike: ['struck'],
  swing: ['swung'],
  bend: ['bent'],
  lean: ['leant'],
  leap: ['leapt'],
  panic: ['panicking', 'panicked'],
};

/** Alternatives of a regular expression for every form of a verb; they also match nouns of the same spelling. */
function forms(verb: string): string[] {
  const irregular = IRREGULAR[verb] ?? [];
  const last = verb.at(-1) ?? '';
  const before = verb.at(-2) ?? '';
  if (last === 'e') return [verb, `${verb}s`, `${verb}d`, `${verb.slice(0, -1)}ing`, `${verb}ing`, ...irregular];
  if (last === 'y' && !VOWEL.test(before))
    return [verb, `${verb.slice(0, -1)}ies`, `${verb.slice(0, -1)}ied`, `${verb}ing`, ...irregular];
  const stem = DOUBLES.has(verb) ? verb + last : verb;
  const plural = /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [verb, plural, `${stem}ing`, `${stem}ed`, ...irregular];
}

/**
 * A regular expression for a verb or phrase whose first word matches in every form.
 * "throw ~a ball" is found in "throwing its little ball".
 */
export function patternOf(phrase: string): RegExp {
  const [first = '', ...rest] = phrase.split(' ');
  const head = forms(first)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const tail = rest
    .map((word) => {
      const plain = word.replace('~', '');
      if (/^(?:a|an|the|its)$/.test(plain)) return '';
      const plural = plain.length > 3 && !/(?:s|ly)$/.test(plain) ? `${plain}s?` : plain;
      return `${GAP}${plural}`;
    })
    .join('');
  return new RegExp(`(?:${head})${tail}(?![\\w'])`, 'y');
}

/** A phrase without its `~` marks. */
export const spoken = (phrase: string): string => phrase.replaceAll('~', '');
