/** The page after a sign-in without a given destination. */
export const HOME = '/mascots';

/** Paths that are not pages to return to: the API, assets and the sign-in pages. */
const NO_PAGE = /^\/(api|sign-in|_next)(\/|$)/;

/**
 * A path of this service's pages, unchanged; null for anything that leads elsewhere: `//host`, `/\host`, `javascript:`.
 */
export function ownPath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > 1000 || !/^\/(?!\/)[!-[\]-~]*$/.test(given)) return null;
  const base = 'http://own.invalid';
  if (!URL.canParse(given, base)) return null;
  const { origin, pathname, search, hash } = new URL(given, base);
  // Dots may hide a second slash: `/.//host` becomes `//host`.
  if (origin !== base || pathname.startsWith('//') || NO_PAGE.test(pathname)) return null;
  return `${pathname}${search}${hash}`;
}
