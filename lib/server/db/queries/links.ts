import { env } from '../../env';

const API = '/api/v1';

/** The absolute address of a mascot's picture; with a version it never changes. */
export function previewUrl(mascotId: string, versionId: string): string {
  return `${env().appUrl}${API}/mascots/${mascotId}/preview?v=${versionId}`;
}

/** The absolute address of what the player loads. */
export function bundleUrl(mascotId: string): string {
  return env().appUrl + bundlePath(mascotId);
}

/** The path of what the player loads. */
export function bundlePath(mascotId: string): string {
  return `${API}/mascots/${mascotId}/bundle`;
}

/** The path of a file's bytes. */
export function fileUrl(fileId: string): string {
  return `${API}/files/${fileId}`;
}
