/**
 * A request's address with a path that can be decoded: where it cannot (`/%ff`), its percent signs stand for themselves,
 * so that it is answered like any other address that does not exist, and not as a fault of the server.
 */
export function readableAddress(url) {
  const mark = url.indexOf('?');
  const [path, search] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${search}`;
  }
}
