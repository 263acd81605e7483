import type { LimitFunction } from 'p-limit';
import { MAX_HEAD_CHARACTERS } from '../read/imports';
import type { SheetSource } from '../read/sheets';
import { nullWhenSlow } from '../reading';
import { readImports } from '../reading.task';
import type { SiteText } from '../read-site';
import type { FileLimits } from './fetcher';
import { optionalFile } from './optional-file';
import type { Visitor } from './visitor';

const SHEET: FileLimits = { seconds: 8, maxBytes: 1024 * 1024, accept: 'text/css' };
/** How many linked style sheets of a page are fetched, and how many of their imports. */
const MAX_SHEETS = { linked: 8, imported: 8 };

/** A style sheet, and the addresses of its imports. */
interface Sheet {
  sheet: string | SiteText;
  imports: string[];
}

/**
 * Fetches the style sheets of a page, each after its imports; imports of imports are not read. Failed sheets are left
 * out.
 */
export async function fetchSheets(
  sources: readonly SheetSource[],
  visitor: Visitor,
  limit: LimitFunction,
): Promise<(string | SiteText)[]> {
  const found = await Promise.all(fewest(sources).map((source) => limit(() => sheetAt(source, visitor))));
  const urls = [...new Set(found.flatMap((each) => each?.imports ?? []))].slice(0, MAX_SHEETS.imported);
  const imported = new Map(
    await Promise.all(urls.map(async (url) => [url, await limit(() => fetchedAt(url, visitor))] as const)),
  );
  return found.flatMap((each) => (each ? [...each.imports.flatMap((url) => imported.get(url) ?? []), each.sheet] : []));
}

/** Selects the style sheets to read: all inline ones, and the first linked ones. */
function fewest(sources: readonly SheetSource[]): SheetSource[] {
  const fetched = sources.filter((source) => 'url' in source).slice(0, MAX_SHEETS.linked);
  return sources.filter((source) => 'text' in source || fetched.includes(source));
}

async function sheetAt(source: SheetSource, visitor: Visitor): Promise<Sheet | null> {
  if ('text' in source) return { sheet: source.text, imports: source.imports };
  const sheet = await fetchedAt(source.url, visitor);
  if (!sheet) return null;
  const imports = await visitor
    .reader(readImports, { ...sheet, bytes: sheet.bytes.slice(0, MAX_HEAD_CHARACTERS) })
    .catch(nullWhenSlow);
  return imports && { sheet, imports };
}

async function fetchedAt(address: string, { fetcher }: Visitor): Promise<SiteText | null> {
  const file = await optionalFile(address, SHEET, fetcher, (mime) => mime === '' || mime === 'text/css');
  return file && { bytes: file.bytes, charset: file.charset, url: file.url.href };
}
