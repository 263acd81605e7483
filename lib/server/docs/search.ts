import type { Block, Guide, SearchEntry } from '@/lib/contract/docs';
import { guides } from './guides';
import { OBJECTS } from './navigation';
import { reference } from './reference';

type Entry = Omit<SearchEntry, 'id'>;

const words = (html: string) =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&[a-z#0-9]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const textOf = (block: Block): string => (block.kind === 'code' ? block.text : words(block.html));

/** The search entries of a guide: its beginning with the summary, then each section. */
function entriesOf({ slug, title, summary, blocks }: Guide): Entry[] {
  const parts: Entry[] = [{ href: `/docs/${slug}`, title, page: 'Guide', kind: 'guide', text: summary }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.depth <= 3)
      parts.push({ href: `/docs/${slug}#${block.id}`, title: block.text, page: title, kind: 'section', text: '' });
    else {
      const last = parts.at(-1);
      if (last) last.text = `${last.text} ${textOf(block)}`.trim();
    }
  }
  return parts;
}

/** Gives all search entries of the documentation for this origin. */
export function searchEntries(origin: string): SearchEntry[] {
  const { pages, objects } = reference(origin);
  const endpoints = pages.flatMap((page) =>
    page.operations.map((operation): Entry => ({
      href: `/docs/reference/${page.slug}#${operation.id}`,
      title: operation.title,
      page: `${operation.method} ${operation.path}`,
      kind: 'endpoint',
      text:
        `${operation.id} ${operation.description} ` +
        `${[...operation.query, ...(operation.body?.shape.fields ?? [])].map(({ name }) => name).join(' ')}`,
    })),
  );
  const sendings = pages.flatMap((page) =>
    page.sendings.map(({ id, event, title, description, headers }): Entry => ({
      href: `/docs/reference/${page.slug}#${id}`,
      title,
      page: `Event ${event}`,
      kind: 'endpoint',
      text: `${description} ${headers.map(({ name }) => name).join(' ')}`,
    })),
  );
  const named = objects.map(({ name, fields }): Entry => ({
    href: `${OBJECTS.href}#${name}`,
    title: name ?? '',
    page: OBJECTS.title,
    kind: 'object',
    text: fields.map((field) => field.name).join(' '),
  }));
  return [...guides(origin).flatMap(entriesOf), ...endpoints, ...sendings, ...named].map((entry, id) => ({
    id,
    ...entry,
  }));
}
