import type { ZipEntry } from '../zip';

const encoder = new TextEncoder();

async function* once(text: string): AsyncGenerator<Uint8Array, void> {
  yield encoder.encode(text);
}

async function* lines(pages: AsyncIterable<readonly object[]>): AsyncGenerator<Uint8Array, void> {
  for await (const items of pages) yield encoder.encode(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
}

const entry = (path: string, pieces: AsyncIterable<Uint8Array>): ZipEntry => ({
  path,
  modified: new Date(),
  isCompressed: false,
  pieces,
});

/** A text as a file. */
export const textEntry = (path: string, text: string): ZipEntry => entry(path, once(text));

/** A value as a file of JSON. */
export const jsonEntry = (path: string, value: unknown): ZipEntry =>
  textEntry(path, `${JSON.stringify(value, null, 2)}\n`);

/** The items of pages as a file with a line of JSON each, read as it is written. */
export const linesEntry = (path: string, pages: AsyncIterable<readonly object[]>): ZipEntry =>
  entry(path, lines(pages));

/** Yields every page of a paged list; the next page is read when the last one is consumed. */
export async function* pagesOf<T>(
  read: (cursor: string | undefined) => Promise<{ data: T[]; next_cursor: string | null }>,
): AsyncGenerator<T[], void> {
  for (let cursor: string | undefined; ;) {
    const page = await read(cursor);
    if (page.data.length > 0) yield page.data;
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
