import { env } from '../../env';

const API = '/api/v1';

/** The absolute address of a mascot's preview; with a version its picture never changes. */
export function previewUrl(mascotId: string, versionId: string): string {
  return `${env().appUrl}${API}/mascots/${mascotId}/preview?v=${versionId}`;
}

/** The absolute address of a mascot's bundle, which the player loads. */
export function bundleUrl(mascotId: string): string {
  return env().appUrl + bundlePath(mascotId);
}

/** The path of a mascot's bundle. */
export function bundlePath(mascotId: string): string {
  return `${API}/mascots/${mascotId}/bundle`;
}

/** The path of a file's bytes. */
export function fileUrl(fileId: string): string {
  return `${API}/files/${fileId}`;
}
