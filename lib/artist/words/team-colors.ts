import { colorValue } from './color-value';
import type { GarmentId } from './garment-ids';
import { placeOf } from './places';
import { type Token, wordAt } from './tokens';

const TEAM = /^(?:team|club|school|squad)$/;
const COLORS = /^(?:colou?r|kit)$/;
/** How many words may stand between "team colours" and one of them: "team colours are black and gold". */
const REACH = 6;

/** Whether a colour at a position is one of a team: "team colours black and gold", "in club colours, red and white". */
function isOfTeam(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(1, at - REACH); back -= 1) {
    const word = wordAt(tokens, back);
    if (COLORS.test(word)) return TEAM.test(wordAt(tokens, back - 1));
    if (!/^(?:are|is|in|and|of|,|:)$/.test(word) && colorValue(word) === null) return false;
  }
  return false;
}

/** The garment on the trunk that has a team's colours, if the colour at a position is one of them; else null. */
export const uniformOf = <Noun extends { kind: string; item?: GarmentId }>(
  tokens: readonly Token[],
  nouns: readonly Noun[],
  at: number,
): Noun | null =>
  (isOfTeam(tokens, at) && nouns.find(({ item }) => item !== undefined && placeOf(item) === 'trunk')) || null;
