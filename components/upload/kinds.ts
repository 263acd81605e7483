import { LIMITS } from '@/lib/core/limits';

/** The accepted files for one purpose. */
export interface FileKind {
  /** The name of the kind, as in "Choose …". */
  name: string;
  /** The accepted file extensions and media types. */
  ends: readonly string[];
  types: readonly string[];
}

export const PICTURE: FileKind = {
  name: 'a PNG, JPG, WebP or SVG picture',
  ends: ['.png', '.jpg', '.jpeg', '.webp', '.svg'],
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'],
};
export const MOVIE: FileKind = {
  name: 'an MP4, MOV or WebM video',
  ends: ['.mp4', '.mov', '.webm'],
  types: ['video/mp4', 'video/quicktime', 'video/webm'],
};

/** The largest file, in megabytes. */
export const MOST_MEGABYTES = LIMITS.upload.bytes / 1024 / 1024;

/** The `accept` attribute of a file input. */
export const acceptOf = ({ ends, types }: FileKind): string => [...types, ...ends].join();

/** Why a file cannot be uploaded, and what to do; null if it can. The service still checks the content. */
export function problemOf({ ends, types, name }: FileKind, file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!types.includes(file.type) && !ends.some((end) => file.name.toLowerCase().endsWith(end)))
    return `Choose ${name}.`;
  if (file.size === 0) return 'This file is empty. Choose another one.';
  if (file.size > LIMITS.upload.bytes)
    return (
      `This file has ${(file.size / 1024 / 1024).toFixed(0)} MB, and ${MOST_MEGABYTES} are the most. Make it ` +
      'smaller, then try again.'
    );
  return null;
}

/** The first file of a drop or a paste; null if there is none. */
export const fileIn = (data: DataTransfer | null | undefined): File | null => data?.files[0] ?? null;
