import { DocsPage } from '@/components/docs/page';
import { Overview } from '@/components/docs/overview';
import { GUIDE_GROUPS, guides } from '@/lib/server/docs/guides';
import { OBJECTS } from '@/lib/server/docs/navigation';
import { reference } from '@/lib/server/docs/reference';
import { env } from '@/lib/server/env';

/** The start page of the documentation: every page with its summary. */
export default function DocsHome() {
  const origin = env().appUrl;
  const all = guides(origin);
  const read = GUIDE_GROUPS.map(({ title, slugs }) => ({
    title,
    cards: all
      .filter(({ slug }) => slugs.some((each) => each === slug))
      .map(({ slug, title: name, summary }) => ({ href: `/docs/${slug}`, title: name, summary })),
  }));
  const pages = reference(origin).pages.map(({ slug, title, description }) => ({
    href: `/docs/reference/${slug}`,
    title,
    summary: description,
  }));
  return (
    <DocsPage
      title="Documentation"
      intro="Make mascots that move: over the API, from an agent, or on a page."
      headings={[]}
      previous={null}
      next={{ href: '/docs/quick-start', title: 'Quick start' }}
    >
      <Overview
        groups={[
          ...read,
          {
            title: 'API reference',
            cards: [
              ...pages,
              { ...OBJECTS, summary: 'Every object that answers and bodies speak of, with its fields.' },
            ],
          },
        ]}
      />
    </DocsPage>
  );
}
