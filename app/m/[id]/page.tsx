import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PublicMascot } from '@/components/embed/public-mascot';
import { currentActor } from '@/lib/server/auth/current';
import { readMascotPage } from '@/lib/server/embed/page';
import { env } from '@/lib/server/env';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The public page of a mascot: the live mascot and its embed code. */
export default async function MascotPage(props: Props) {
  const { id, token, page } = await read(props);
  const signedIn = (await currentActor()) !== null;
  return <PublicMascot {...page} id={id} shared={token !== undefined} signedIn={signedIn} origin={env().appUrl} />;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, token, page } = await read(props);
  const { appUrl } = env();
  const address = `${appUrl}/m/${id}`;
  const description = page.bundle.spec.description || `${page.name}, a mascot that moves.`;
  const image = {
    url: `${address}/card.png${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`,
    width: 1200,
    height: 630,
    alt: `${page.name} waves.`,
  };
  return {
    title: page.name,
    description,
    alternates: { canonical: address },
    openGraph: { type: 'website', siteName: 'Liverig', title: page.name, description, url: address, images: [image] },
    twitter: { card: 'summary_large_image', title: page.name, description, images: [image] },
    ...(page.public && token === undefined ? {} : { robots: { index: false, follow: false }, referrer: 'no-referrer' }),
  };
}

async function read({ params, searchParams }: Props) {
  const [{ id }, { token: given }] = await Promise.all([params, searchParams]);
  const token = Array.isArray(given) ? given[0] : given;
  return { id, token, page: (await readPage(id, token)) ?? notFound() };
}

/** Reads the page's data once for metadata and page. */
const readPage = cache(async (id: string, token: string | undefined) =>
  readMascotPage(await currentActor(), id, token),
);
