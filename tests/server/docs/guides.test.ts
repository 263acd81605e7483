import { describe, expect, test } from 'vitest';
import { GET as guideAsMarkdown } from '@/app/docs/markdown/[guide]/route';
import { GET as referenceAsMarkdown } from '@/app/docs/markdown/reference/[page]/route';
import { GET as openApi } from '@/app/openapi.json/route';
import sitemap from '@/app/sitemap';
import { Variables } from '@/lib/server/variables';
import { ERROR_CODES } from '@/lib/contract/errors';
import { EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';
import { MCP_CLIENTS } from '@/lib/contract/mcp-clients';
import { openApiDocument } from '@/lib/contract/openapi';
import { TOOLS } from '@/lib/contract/tools';
import { ATTRIBUTES } from '@/lib/player/attributes';
import { guides } from '@/lib/server/docs/guides';
import { llmsText } from '@/lib/server/docs/llms';
import { navigation, neighbours } from '@/lib/server/docs/navigation';
import { reference } from '@/lib/server/docs/reference';
import { searchEntries } from '@/lib/server/docs/search';

const ORIGIN = 'http://localhost:3000';
const pages = guides(ORIGIN);
const markdownOf = (slug: string) => pages.find((page) => page.slug === slug)?.markdown ?? '';
/** Every address of the documentation, with those of its headings. */
const addresses = new Set([
  '/docs',
  '/docs/reference/objects',
  ...pages.flatMap(({ slug, headings }) => [`/docs/${slug}`, ...headings.map(({ id }) => `/docs/${slug}#${id}`)]),
  ...reference(ORIGIN).pages.flatMap(({ slug, operations, sendings }) => [
    `/docs/reference/${slug}`,
    ...[...operations, ...sendings].map(({ id }) => `/docs/reference/${slug}#${id}`),
  ]),
  ...reference(ORIGIN).objects.map(({ name }) => `/docs/reference/objects#${name}`),
]);

describe('the guides', () => {
  test('have a title and a summary, and no placeholders', () => {
    for (const { slug, title, summary, markdown } of pages) {
      expect(title, slug).not.toBe(slug);
      expect(summary.length, slug).toBeGreaterThan(30);
      // A summary is shown as it is written: on cards, in searches and to language models.
      expect(summary, slug).not.toMatch(/[[\]`*_]/);
      expect(markdown, slug).not.toMatch(/\{\{(?:table|readme|snippets|mcp|event|origin)/);
    }
  });

  test('have no broken links', () => {
    const links = pages.flatMap(({ markdown }) =>
      [...markdown.matchAll(/\]\((\/docs[^)]*)\)/g)].map((match) => match[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !addresses.has(link))).toEqual([]);
  });

  test('mention every attribute of the player, format, tool, client and code', () => {
    for (const attribute of Object.keys(ATTRIBUTES)) expect(markdownOf('embed')).toContain(`| \`${attribute}\` |`);
    for (const format of EXPORT_FORMAT_NAMES) expect(markdownOf('formats')).toContain(`| \`${format}\` |`);
    for (const tool of Object.keys(TOOLS)) expect(markdownOf('mcp')).toContain(`| \`${tool}\` |`);
    for (const { place } of MCP_CLIENTS) expect(markdownOf('mcp')).toContain(place);
    for (const code of ERROR_CODES) expect(markdownOf('errors')).toContain(`| \`${code}\` |`);
  });

  test('mention every variable that the service reads', () => {
    const read = Object.keys(Variables.shape);
    const unsaid = read.filter((name) => name !== 'NODE_ENV' && !markdownOf('self-hosting').includes(`\`${name}`));
    expect(unsaid).toEqual([]);
  });
});

describe('the navigation of the documentation', () => {
  test('contains every page, in order', () => {
    const groups = navigation(ORIGIN);
    const all = groups.flatMap(({ links }) => links.map(({ href }) => href));
    expect(all.filter((href) => !addresses.has(href))).toEqual([]);
    expect(neighbours(groups, '/docs/embed')).toEqual({
      previous: { href: '/docs/quick-start', title: 'Quick start' },
      next: { href: '/docs/formats', title: 'Export formats' },
    });
    expect(neighbours(groups, '/docs/quick-start').previous).toBeNull();
  });

  test('search finds pages, sections, endpoints and objects, each with its URL', () => {
    const entries = searchEntries(ORIGIN);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(entries.filter(({ href }) => !addresses.has(href))).toEqual([]);
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['guide', 'section', 'endpoint', 'object']));
  });

  test('llms.txt lists every guide and reference page as an existing Markdown file', async () => {
    const links = [...llmsText(ORIGIN).matchAll(/\]\((http[^)]+)\): \S/g)].map(
      (match) => new URL(match[1] ?? '').pathname,
    );
    expect(links).toContain('/openapi.json');
    expect(links.length).toBe(pages.length + reference(ORIGIN).pages.length + 1);
    for (const [, guide = ''] of links.join('\n').matchAll(/^\/docs\/([a-z-]+)\.md$/gm)) {
      const answer = await guideAsMarkdown(new Request(ORIGIN), { params: Promise.resolve({ guide }) });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(await answer.text()).toBe(markdownOf(guide));
    }
    for (const [, page = ''] of links.join('\n').matchAll(/^\/docs\/reference\/([a-z-]+)\.md$/gm)) {
      const answer = await referenceAsMarkdown(new Request(ORIGIN), { params: Promise.resolve({ page }) });
      expect(await answer.text()).toMatch(/^# .+\n\n[\s\S]+### Errors/);
    }
    expect((await guideAsMarkdown(new Request(ORIGIN), { params: Promise.resolve({ guide: 'nothing' }) })).status).toBe(
      404,
    );
  });

  test('the sitemap has every page, once', () => {
    const listed = sitemap().map(({ url }) => new URL(url).pathname);
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed.filter((path) => path.startsWith('/docs/')).sort()).toEqual(
      [...addresses].filter((path) => path.startsWith('/docs/') && !path.includes('#')).sort(),
    );
  });

  test('the OpenAPI document is also at the root', async () => {
    expect(await openApi().json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(ORIGIN))));
  });
});
