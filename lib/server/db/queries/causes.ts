/** An error and its causes, outermost first: Drizzle wraps the database's own error. */
export function* causesOf(error: unknown): Generator<Error, void> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** Postgres's code for a violated foreign key. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether a write failed because its workspace has just been deleted. */
export function isWorkspaceGone(error: unknown): boolean {
  for (const at of causesOf(error)) {
    if ('code' in at && at.code === FOREIGN_KEY_VIOLATION)
      return 'constraint' in at && String(at.constraint).endsWith('workspace_id_workspaces_id_fk');
  }
  return false;
}
