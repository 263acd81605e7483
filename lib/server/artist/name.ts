import { modelName } from './model/client';

/** The name of the built-in artist. */
export const BUILTIN_NAME = 'built-in';

/** The name of the artist for priced jobs on this server; does not load the artist. */
export const artistName = (): string => modelName() ?? BUILTIN_NAME;
