import type { Metadata } from 'next';
import Link from 'next/link';
import { Characters } from '@/components/landing/characters';
import { SiteFooter } from '@/components/landing/site-footer';
import { SiteHeader } from '@/components/landing/site-header';
import { capitalised, numberWord } from '@/components/landing/number-words';
import { currentActor } from '@/lib/server/auth/current';
import { listStarters } from '@/lib/server/mascots/starters/list';

export const metadata: Metadata = {
  title: 'Characters',
  description: 'Finished mascots with motions and a canvas: take one, and change everything about it.',
  alternates: { canonical: '/characters' },
};

/** The public list of starters, each of which links to the creation page. */
export default async function CharactersPage() {
  const actor = await currentActor();
  const starters = listStarters();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[76rem] flex-col px-5 sm:px-8">
      <script type="module" async src="/player.js" />
      <SiteHeader signedIn={actor !== null} link={Link} />
      <main className="grow pt-8 pb-20 sm:pt-14">
        <h1 className="text-display font-semibold text-balance">
          {capitalised(numberWord(starters.length))} characters to start from
        </h1>
        <p className="mt-4 mb-10 max-w-prose text-title text-pretty text-muted">
          The words below each ask for one like it. It comes with motions and a canvas. Take one for free and change its
          build, its face, its clothes and its colours; or change the words.
        </p>
        <Characters starters={starters} />
      </main>
      <SiteFooter />
    </div>
  );
}
