import { env } from '../env';

const api = () => `${env().appUrl}/api/v1`;

/** The absolute address of a mascot's picture; with a version it never changes. */
export function previewUrl(mascotId: string, versionId: string): string {
  return `${api()}/mascots/${mascotId}/preview?v=${versionId}`;
}

/** The absolute address of what the player loads. */
export function bundleUrl(mascotId: string): string {
  return `${api()}/mascots/${mascotId}/bundle`;
}

/** The path of a file's bytes. */
export function fileUrl(fileId: string): string {
  return `/api/v1/files/${fileId}`;
}
