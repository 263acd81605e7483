import type { Method } from './endpoint';

/** Paths below which a write stores content of a workspace. */
const STORING_PATHS = ['/mascots', '/uploads', '/jobs'] as const;

/** Writes to them that store next to nothing, or make room. */
const LIGHT = new Set([
  'PATCH /mascots/{id}',
  'PUT /mascots/{id}/tags',
  'PUT /mascots/{id}/presence',
  'POST /mascots/{id}/share',
  'POST /jobs/{id}/cancel',
]);

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether an endpoint is refused while the workspace has used up the storage of its plan. */
export function needsStorage({ method, path }: { method: Method; path: string }): boolean {
  if (method === 'GET' || method === 'DELETE' || LIGHT.has(`${method} ${path}`)) return false;
  return STORING_PATHS.some((folder) => isBelow(path, folder));
}
