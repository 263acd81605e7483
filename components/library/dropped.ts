import { PICTURE, problemOf } from '../upload/kinds';

/** What dropping files on the library would do. */
export type DropIntent = 'picture' | 'spec' | 'several' | 'unknown';

/** The message while files are dragged over the library. */
export const DROP_WORDS: Readonly<Record<DropIntent, string>> = {
  picture: 'Let go to rebuild this picture as a mascot',
  spec: 'Let go to import this spec as a mascot',
  several: 'Let go to import these specs as mascots',
  unknown: 'Pictures and specs (.json) can be dropped here',
};

const isSpecType = (type: string): boolean => type === 'application/json';

/** What dropping files of these media types would do. Some browsers report no type before the drop. */
export function intentOf(types: readonly string[]): DropIntent {
  if (types.length > 1) return types.every((type) => isSpecType(type) || type === '') ? 'several' : 'unknown';
  const [type = ''] = types;
  if (isSpecType(type)) return 'spec';
  return PICTURE.types.includes(type) ? 'picture' : 'unknown';
}

/** Dropped files by their use, or why they cannot be used. */
export type Dropped = { picture: File } | { specs: File[] } | { problem: string };

/** Classifies dropped files. */
export function droppedFiles(files: readonly File[]): Dropped {
  const specs = files.filter(({ name, type }) => isSpecType(type) || name.toLowerCase().endsWith('.json'));
  if (specs.length > 0 && specs.length === files.length) return { specs };
  const [picture, ...others] = files;
  if (!picture) return { problem: 'Nothing was dropped that could be read.' };
  if (others.length > 0) return { problem: 'Drop one picture at a time, or specs alone.' };
  const problem = problemOf({ ...PICTURE, name: `${PICTURE.name}, or a spec (.json)` }, picture);
  return problem ? { problem } : { picture };
}
