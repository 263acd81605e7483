import { refuse } from './refuse.mjs';

/**
 * Whether a path has a segment `.` or `..`, also one written in percent signs: Next would resolve it, and answer for
 * another address.
 */
export function hasDotSegment(url) {
  const [path] = url.split(/[?#]/, 1);
  return path
    .replaceAll('\\', '/')
    .split('/')
    .some((segment) => ['.', '..'].includes(segment.replace(/%2e/gi, '.')));
}

/** Answers a request for such a path: 400 with the error body. */
export function refuseDotSegment(response) {
  refuse(response, 400, 'A path may not have the segments "." and "..".');
}

/**
 * What Next is told that a request's address is: a path and a query, also where a proxy sent a whole address, and a
 * path that can be decoded. Where it cannot (`/%ff`), its percent signs stand for themselves, so that it is answered
 * like any other address that does not exist, and not as a fault of the server. A slash at the end of an address of the
 * API does not count: Next would answer it with a redirect, which many clients do not follow with a `POST`.
 */
export function readableAddress(url) {
  const address = pathAndQuery(url);
  const mark = address.indexOf('?');
  const [asked, search] = mark < 0 ? [address, ''] : [address.slice(0, mark), address.slice(mark)];
  const path = asked.startsWith('/api/') ? withoutSlashes(asked) : asked;
  try {
    decodeURIComponent(path);
    return `${path}${search}`;
  } catch {
    return `${path.replaceAll('%', '%25')}${search}`;
  }
}

function withoutSlashes(path) {
  let end = path.length;
  while (path.endsWith('/', end)) end -= 1;
  return path.slice(0, end);
}

function pathAndQuery(url) {
  if (url.startsWith('/')) return url;
  if (!URL.canParse(url)) return '/';
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
