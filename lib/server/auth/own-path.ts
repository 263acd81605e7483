/** Where somebody goes who has signed in and was heading nowhere else. */
export const HOME = '/mascots';

/** Where no page stands: what answers there is for programs, or is where one comes from. */
const NO_PAGE = /^\/(api|sign-in|_next)(\/|$)/;

/**
 * A path of this service's pages as it was given, null for anything that would lead elsewhere: `//host`, `/\host`,
 * `javascript:`, another origin.
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
