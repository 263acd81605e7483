import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide, Heading } from '@/lib/contract/docs';
import { SNIPPETS } from '@/lib/contract/embed-code/snippets';
import { KEY_PLACEHOLDER, MCP_CLIENTS } from '@/lib/contract/mcp-clients';
import { DESCRIBED_EVENTS } from '@/lib/contract/webhook-body';
import { WEBHOOK_EVENTS } from '@/lib/contract/webhook-events';
import { blocksOf } from './blocks';
import { TABLES } from './tables';

/** The guides by address, in reading order, under the headings of the navigation. */
export const GUIDE_GROUPS = [
  { title: 'Start', slugs: ['quick-start', 'embed', 'formats'] },
  { title: 'Agents', slugs: ['canvases', 'mcp', 'webhooks'] },
  { title: 'Run it', slugs: ['self-hosting', 'deploy', 'cdn', 'operate'] },
  { title: 'Good to know', slugs: ['errors', 'credits-and-limits', 'versions', 'your-data'] },
] as const;

/** The last segment of each guide's address. */
export const GUIDE_SLUGS: readonly string[] = GUIDE_GROUPS.flatMap(({ slugs }) => slugs);

const read = (...path: string[]): string =>
  readFileSync(join(/* turbopackIgnore: true */ process.cwd(), ...path), 'utf8');

/** Reads the table under a heading of the README, the single source of these facts. */
function tableOfReadme(heading: string): string {
  const section = read('README.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return /(?:^\|.*\n)+/m.exec(section)?.[0].trim() ?? '';
}

/** The snippets that embed a mascot with each framework, under their headings. */
function frameworks(origin: string): string {
  const shown = SNIPPETS.filter(({ id }) => ['react', 'vue', 'svelte'].includes(id));
  return shown
    .map(
      ({ title, language, code }) =>
        `### ${title}\n\n\`\`\`${language}\n` +
        `${code({ origin, mascotId: 'MASCOT', animation: 'wave' }).trimEnd()}\n\`\`\``,
    )
    .join('\n\n');
}

/** How each common client connects to the MCP server, under its heading; commands are shown, not run. */
function clients(origin: string): string {
  return MCP_CLIENTS.map(
    ({ title, place, language, code }) =>
      `### ${title}\n\n${place}\n\n\`\`\`${language === 'sh' ? 'console' : language}\n` +
      `${code({ origin, key: KEY_PLACEHOLDER }).trimEnd()}\n\`\`\``,
  ).join('\n\n');
}

/** Writes the example code of an event handler. */
function arriving(name: string): string {
  const event = WEBHOOK_EVENTS.find((known) => known === name);
  return event ? `\`\`\`json\n${JSON.stringify(DESCRIBED_EVENTS[event].example, null, 2)}\n\`\`\`` : '';
}

/** Replaces a guide's placeholders with tables, examples and the service's address. */
function filled(text: string, origin: string): string {
  return text
    .replace(/\{\{table:(\w+)\}\}/g, (_, name: string) => TABLES[name]?.() ?? '')
    .replace(/\{\{readme:([\w ]+)\}\}/g, (_, heading: string) => tableOfReadme(heading))
    .replace(/\{\{event:([a-z.]+)\}\}/g, (_, name: string) => arriving(name))
    .replaceAll('{{snippets:frameworks}}', () => frameworks(origin))
    .replaceAll('{{mcp:clients}}', () => clients(origin))
    .replaceAll('{{origin}}', origin);
}

/** A guide as a service at this origin shows it. */
function guideOf(slug: string, origin: string): Guide {
  const markdown = filled(read('docs', 'guides', `${slug}.md`), origin);
  // The first sentence is the page's summary, which stands under its title.
  const [, ...blocks] = blocksOf(markdown);
  const headings = blocks.flatMap((block): Heading[] =>
    block.kind === 'heading' && block.depth <= 3 ? [{ depth: block.depth, id: block.id, text: block.text }] : [],
  );
  const [, title = slug, summary = ''] = /^# (.+)\n+([^\n]+)/.exec(markdown) ?? [];
  return { slug, title, summary, markdown, blocks, headings };
}

const kept = new Map<string, readonly Guide[]>();

/** Every guide for this origin, in reading order; read once. */
export function guides(origin: string): readonly Guide[] {
  const known = kept.get(origin) ?? GUIDE_SLUGS.map((slug) => guideOf(slug, origin));
  kept.set(origin, known);
  return known;
}
