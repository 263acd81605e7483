import type { File } from '@/lib/contract/file';

/** The address that downloads a file under a name. */
export const linkTo = (file: File, name: string) =>
  `${file.url}${file.url.includes('?') ? '&' : '?'}download=${encodeURIComponent(name)}`;

/** The name of a sprite sheet's frame table, beside the sheet's. */
export const framesName = (name: string) => name.replace(/\.[a-z]+$/, '.json');
