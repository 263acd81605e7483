import type { DrawSheetInput, Mascot } from '@/lib/contract/mascot';
import { acceptSheet } from '@/lib/artist/sheet/accept';
import { sheetChangeWords } from '@/lib/artist/sheet/change-words';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Actor } from '../actor';
import { acceptedDrawing } from '../artist/perform';
import { recordActs } from '../audit/record';
import { transaction } from '../db/client';
import { changeMascot, insertMascot, lockMascot } from '../db/mascots';
import { findSpec, insertVersion, sheetOf } from '../db/versions';
import { refuseStale, type ExpectedStates } from '../precondition';
import { runTask } from '../raster/pool';
import { drawSheet as drawSheetTask } from './draw-sheet.task';
import { requireMascot } from './get';
import { keepingMotionProps } from './motion-props';
import { invalidSheet, invalidSpec, noSuchMascot, notReady } from './refusals';

/** A sheet with the spec that it draws. */
interface DrawnSheet {
  sheet: CharacterSheet;
  spec: MascotSpec;
}

/** Draws a sheet from outside in a thread. Throws `invalid_request` with every problem, and the signal's reason. */
async function drawn(input: unknown, signal: AbortSignal | undefined): Promise<DrawnSheet> {
  const read = acceptSheet(input);
  if (!read.ok) throw invalidSheet(read.problems);
  const accepted = await runTask(drawSheetTask, read.value, [], signal);
  if (!accepted.ok) throw invalidSpec(accepted.problems);
  return { sheet: read.value, spec: accepted.value.spec };
}

/**
 * Makes a ready mascot from a character sheet; `signal` aborts the drawing. Throws `invalid_request` with every problem
 * of the sheet.
 */
export async function drawSheet(
  actor: Actor,
  { sheet: input, prompt, name }: DrawSheetInput,
  signal?: AbortSignal,
): Promise<Mascot> {
  const { sheet, spec } = await drawn(input, signal);
  return transaction(async (tx) => {
    const id = await insertMascot(tx, {
      workspaceId: actor.workspaceId,
      name: name ?? sheet.name,
      source: 'prompt',
      prompt,
    });
    const source = prompt === undefined ? 'import' : 'generate';
    await insertVersion(tx, { mascotId: id, source, summary: spec.description, spec, sheet });
    await recordActs(tx, actor, { action: 'mascot.created', resourceId: id });
    return requireMascot(tx, actor, id);
  });
}

/**
 * Draws a mascot again from a sheet, as its next version; motions keep their props; `signal` aborts the drawing. Throws
 * `not_found`, `not_ready`, `conflict`, and `invalid_request` with every problem of the sheet.
 */
export async function replaceSheet(
  actor: Actor,
  id: string,
  input: unknown,
  expected: ExpectedStates = null,
  signal?: AbortSignal,
): Promise<Mascot> {
  const { sheet, spec: atRest } = await drawn(input, signal);
  return transaction(async (tx) => {
    if (!(await lockMascot(tx, actor.workspaceId, id))) throw noSuchMascot();
    const current = await findSpec(tx, actor.workspaceId, id);
    if (current === null) throw notReady();
    refuseStale(expected, current.versionId, 'mascot');
    const kept = keepingMotionProps(atRest, current.spec);
    const spec = kept === atRest ? atRest : acceptedDrawing(kept).spec;
    const before = await sheetOf(tx, current.versionId);
    const summary = (before && sheetChangeWords(before, sheet)) || 'Changed the character sheet';
    await insertVersion(tx, { mascotId: id, source: 'edit', summary, spec, sheet });
    await recordActs(tx, actor, { action: 'version.created', resourceId: id, details: { source: 'edit' } });
    await changeMascot(tx, actor.workspaceId, id, { needsReview: false });
    return requireMascot(tx, actor, id);
  });
}
