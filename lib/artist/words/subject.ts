import type { Archetype } from '@/lib/core/spec/schema';
import { SPECIES, type SpeciesId } from '../species';
import { PROFESSIONS } from './professions';
import { nearestShape } from './nearest-shape';
import { STAND_IN_WORDS, SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "the letter B", "a number 7", "number seven": the letter or digit that the subject is. */
export function glyphOf(prompt: string): { sign: string; words: string } | null {
  const letter = /\b(?:letter|initial|character|buchstaben?|lettre|letra|lettera)\s+["'“‘]?(\p{L})\b/iu.exec(prompt);
  const digit = new RegExp(
    String.raw`\b(?:number|digit|numeral|zahl|chiffre|numero)\s+["'“‘]?(\d|zero|one|two|three|four|five|six|` +
      String.raw`seven|eight|nine)\b`,
    'i',
  ).exec(prompt);
  const found = letter ?? digit;
  const word = found?.[1]?.toLowerCase();
  const sign = word && DIGITS.includes(word) ? String(DIGITS.indexOf(word)) : word?.normalize('NFD')[0];
  return found && sign && /[a-z0-9]/.test(sign) ? { sign, words: found[0].toLowerCase() } : null;
}

const RANK: Record<Archetype, number> = { biped: 3, quadruped: 3, winged: 3, blob: 3, object: 2, custom: 2 };
const rankOf = (species: SpeciesId) => (species === 'person' ? 1 : RANK[SPECIES[species].archetype]);

const ARTICLES = /^(a|an|the|his|her|its|their|some)$/;
const HOLDING = new RegExp(
  '^(holding|carrying|with|wearing|eating|drinking|love|like|loving|read|reading|play|playing|' +
    'throwing|selling|baking|making|fixing|repairing)$',
);
const BESIDE = /^(and|at|on|in|near|by|using|under|beside|behind|from|for|of)$/;

/** What is drawn, by which of the prompt's words, and what it stands in for. */
export interface Subject {
  species: SpeciesId;
  subject: string | null;
  standsInFor: string | null;
  at: number;
  length: number;
}

/** The first creature named, else the first thing, else a person; "teddy bear" and "polar bear" count as one. */
export function subjectOf(tokens: readonly Token[]): Subject {
  const found = tokens.flatMap(({ word, text }, at) => {
    const [last, before] = [tokens[at - 1]?.word ?? '', tokens[at - 2]?.word ?? ''];
    if (SUBJECT_WORDS.has(`${last}_${word}`)) return [];
    const pair = SUBJECT_WORDS.get(`${word}_${tokens[at + 1]?.word ?? ''}`);
    const species = pair ?? SUBJECT_WORDS.get(word);
    const link = ARTICLES.test(last) ? before : last;
    const held = HOLDING.test(link) ? 2.5 : BESIDE.test(link) ? 1.5 : 0;
    return species
      ? [
          {
            species,
            subject: pair ? `${text} ${tokens[at + 1]?.text}` : text,
            at,
            length: pair ? 2 : 1,
            rank: rankOf(species) - held,
          },
        ]
      : [];
  });
  const best = found.reduce<(typeof found)[number] | null>(
    (kept, one) => (kept && kept.rank >= one.rank ? kept : one),
    null,
  );
  const isAside =
    best &&
    best.rank < 1 &&
    SPECIES[best.species].archetype === 'object' &&
    tokens.some(({ word }) => Object.hasOwn(PROFESSIONS, word));
  if (!best || isAside) return { ...nearestShape(tokens), subject: null, at: -1, length: 0 };
  const { species, at, length } = best;
  const words = best.subject.toLowerCase();
  const isStandIn = STAND_IN_WORDS.has(tokens[at]?.word ?? '');
  return { species, subject: isStandIn ? null : words, standsInFor: isStandIn ? words : null, at, length };
}
