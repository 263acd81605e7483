import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocsPage } from '@/components/docs/page';
import { Prose } from '@/components/docs/prose';
import { guides } from '@/lib/server/docs/guides';
import { navigation, neighbours } from '@/lib/server/docs/navigation';
import { env } from '@/lib/server/env';

interface Props {
  params: Promise<{ guide: string }>;
}

const find = async ({ params }: Props) => {
  const { guide } = await params;
  return guides(env().appUrl).find(({ slug }) => slug === guide);
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const guide = await find(props);
  return guide ? { title: guide.title, description: guide.summary } : {};
}

/** The page of a guide. */
export default async function GuidePage(props: Props) {
  const guide = (await find(props)) ?? notFound();
  const href = `/docs/${guide.slug}`;
  return (
    <DocsPage
      title={guide.title}
      intro={guide.summary}
      headings={guide.headings}
      markdown={`${href}.md`}
      {...neighbours(navigation(env().appUrl), href)}
    >
      <Prose blocks={guide.blocks} />
    </DocsPage>
  );
}
