import { NAMES } from '@/lib/contract/legacy';
import { GUIDE_GROUPS, guides } from './guides';
import { reference } from './reference';

const link = (title: string, href: string, summary: string) => `- [${title}](${href}): ${summary}`;

/** The index of the documentation for language models: every page as a link with its summary. */
export function llmsText(origin: string): string {
  const bySlug = new Map(guides(origin).map((guide) => [guide.slug, guide]));
  const groups = GUIDE_GROUPS.map(({ title, slugs }) => {
    const lines = slugs.flatMap((slug) => {
      const guide = bySlug.get(slug);
      return guide ? [link(guide.title, `${origin}/docs/${slug}.md`, guide.summary)] : [];
    });
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  const pages = reference(origin).pages.map(({ slug, title, description }) =>
    link(title, `${origin}/docs/reference/${slug}.md`, description),
  );
  const whole = link('OpenAPI', `${origin}/openapi.json`, 'Every endpoint, machine-readable: OpenAPI 3.1.');
  const api = `## API reference\n\n${[whole, ...pages].join('\n')}`;
  const about =
    'Turns a prompt, a picture or a spec into a mascot: a rigged vector character that moves, exports to files ' +
    'and runs live in a page.';
  return (
    `# ${NAMES.product}\n\n> ${about}\n\nThe API is below \`${origin}/api/v1\`, with an API key as a bearer ` +
    `token. Agents may use MCP at \`${origin}/api/mcp\`.\n\n${[...groups, api].join('\n\n')}\n`
  );
}
