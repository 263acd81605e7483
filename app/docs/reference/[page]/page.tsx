import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocsPage } from '@/components/docs/page';
import { ObjectsView } from '@/components/docs/reference/objects-view';
import { OperationView } from '@/components/docs/reference/operation-view';
import { SendingView } from '@/components/docs/reference/sending-view';
import { currentActor } from '@/lib/server/auth/current';
import { navigation, neighbours, OBJECTS } from '@/lib/server/docs/navigation';
import { reference } from '@/lib/server/docs/reference';
import { env } from '@/lib/server/env';

interface Props {
  params: Promise<{ page: string }>;
}

const ABOUT_OBJECTS = 'Every object that answers and bodies speak of, with its fields.';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  if (page === 'objects') return { title: OBJECTS.title, description: ABOUT_OBJECTS };
  const found = reference(env().appUrl).pages.find(({ slug }) => slug === page);
  return found ? { title: `${found.title} API`, description: found.description } : {};
}

/** The endpoints of a tag with the requests that the service sends, or all objects of the API. */
export default async function ReferencePage({ params }: Props) {
  const { page } = await params;
  const { pages, objects } = reference(env().appUrl);
  const href = `/docs/reference/${page}`;
  const ways = neighbours(navigation(env().appUrl), href);
  if (page === 'objects') {
    return (
      <DocsPage
        title={OBJECTS.title}
        intro={ABOUT_OBJECTS}
        headings={objects.map(({ name }) => ({ depth: 2, id: name ?? '', text: name ?? '' }))}
        {...ways}
      >
        <ObjectsView objects={objects} />
      </DocsPage>
    );
  }
  const found = pages.find(({ slug }) => slug === page) ?? notFound();
  const signedIn = (await currentActor()) !== null;
  return (
    <DocsPage
      title={found.title}
      intro={found.description}
      headings={[...found.operations, ...found.sendings].map(({ id, title }) => ({ depth: 2, id, text: title }))}
      markdown={`${href}.md`}
      {...ways}
    >
      <div>
        {found.operations.map((operation) => (
          <OperationView key={operation.id} operation={operation} signedIn={signedIn} />
        ))}
        {found.sendings.map((sending) => (
          <SendingView key={sending.id} sending={sending} />
        ))}
      </div>
    </DocsPage>
  );
}
