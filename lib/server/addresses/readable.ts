import { withoutEnd } from '@/lib/core/text';

/**
 * Whether a path has a segment `.` or `..`, percent-encoded or not: Next would resolve it and answer for another path.
 */
export function hasDotSegment(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return path
    .replaceAll('\\', '/')
    .split('/')
    .some((segment) => ['.', '..'].includes(segment.replace(/%2e/gi, '.')));
}

/**
 * Gives the path and query that Next receives for a request's address, also if a proxy sent an absolute URL. Percent
 * signs that cannot be decoded (`/%ff`) are escaped, so that Next answers 404 instead of 500. A trailing slash of an
 * API path is removed: Next would redirect, and many clients do not follow a redirect of a `POST`.
 */
export function readableAddress(url: string): string {
  const address = pathAndQuery(url);
  const mark = address.indexOf('?');
  const [asked, search] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
  const path = asked.startsWith('/api/') ? withoutEnd(asked, '/') : asked;
  return `${isReadable(path) ? path : path.replaceAll('%', '%25')}${search}`;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function pathAndQuery(url: string): string {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
