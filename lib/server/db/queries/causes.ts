/**
 * An error and what caused it, outermost first: a query that fails is told of by Drizzle, and the database's own words
 * are beneath.
 */
export function* causesOf(error: unknown): Generator<Error, void> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** Postgres's code for a row that refers to one that is not there. */
const REFERS_TO_NOTHING = '23503';

/** Whether a write failed because the workspace that it was for has just been deleted. */
export function isWorkspaceGone(error: unknown): boolean {
  for (const at of causesOf(error)) {
    if ('code' in at && at.code === REFERS_TO_NOTHING)
      return 'constraint' in at && String(at.constraint).endsWith('workspace_id_workspaces_id_fk');
  }
  return false;
}
