import { db } from '../db/client';
import { contentsOfWorkspace, type WorkspaceContents } from '../db/workspace-contents';

/** What a workspace holds: mascots, files and their bytes. */
export function contentsOf(workspaceId: string): Promise<WorkspaceContents> {
  return contentsOfWorkspace(db(), workspaceId);
}
