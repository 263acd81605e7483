import type { File } from '@/lib/contract/file';

/** The URL that downloads a file under a name. */
export const linkTo = (file: File, name: string) =>
  `${file.url}${file.url.includes('?') ? '&' : '?'}download=${encodeURIComponent(name)}`;

/** The name of a sprite sheet's frame table, derived from that of the sheet. */
export const framesName = (name: string) => name.replace(/\.[a-z]+$/, '.json');
