import { ApiError } from '@/lib/contract/errors';
import type { Mascot } from '@/lib/contract/mascot';
import { recolor } from '@/lib/core/color/palette';
import { problemLines } from '@/lib/core/problem';
import type { Actor } from '../actor';
import { recordActs } from '../audit/record';
import { refuseStale, type ExpectedStates } from '../precondition';
import { transaction } from '../db/client';
import { lockMascot } from '../db/mascots';
import { insertVersion, sheetOf } from '../db/versions';
import { requireMascot } from './get';
import { noSuchMascot } from './refusals';
import { requireSpec } from './spec';

/**
 * Changes palette colours and saves a new version.
 * Throws `not_found`, `not_ready`, `conflict` for a stale change, and `invalid_request` for an unknown token.
 */
export async function recolorMascot(
  actor: Actor,
  id: string,
  palette: Record<string, string>,
  expected: ExpectedStates = null,
): Promise<Mascot> {
  const tokens = Object.keys(palette);
  if (tokens.length === 0) throw invalid(['palette: Name at least one token and its colour.']);
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, id))) throw noSuchMascot();
    const { spec, versionId } = await requireSpec(tx, actor, id);
    refuseStale(expected, versionId, 'mascot');
    const recolored = recolor(spec, palette);
    if (!recolored.ok) throw invalid(problemLines(recolored.problems));
    const sheet = await sheetOf(tx, versionId);
    await insertVersion(tx, {
      mascotId: id,
      sheet: sheet && { ...sheet, palette: { ...sheet.palette, ...palette } },
      source: 'recolor',
      summary: `Recolored ${list(tokens)}`,
      spec: recolored.value,
    });
    await recordActs(tx, actor, { action: 'version.created', resourceId: id, details: { source: 'recolor' } });
    return requireMascot(tx, actor, id);
  });
}

const invalid = (details: string[]) => new ApiError('invalid_request', 'The palette is invalid.', details);

/** Lists the first three names as in a sentence, and the number of further ones. */
function list(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`;
  return names.join(', ').replace(/, ([^,]+)$/, ' and $1');
}
