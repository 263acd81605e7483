/**
 * The folders below `root` of packages and of everything that they depend on and that is installed, each once, without
 * the packages named in `without`.
 */
export function foldersOf(root: string, names: readonly string[], without?: readonly string[]): string[];
