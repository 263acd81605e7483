import type { Metadata } from 'next';
import Link from 'next/link';
import { SiteFooter } from '@/components/landing/site-footer';
import { SiteHeader } from '@/components/landing/site-header';
import { Plans } from '@/components/prices/plans';
import { PriceList } from '@/components/prices/price-list';
import { currentActor } from '@/lib/server/auth/current';

export const metadata: Metadata = {
  title: 'Prices',
  description: 'What each plan brings, and what each kind of work costs in credits.',
};

/** Plans and prices, read from the tables that the service charges by. */
export default async function PricesPage() {
  const actor = await currentActor();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[60rem] flex-col px-5 sm:px-8">
      <SiteHeader signedIn={actor !== null} link={Link} />
      <main className="grow pt-8 pb-20 sm:pt-14">
        <h1 className="text-display font-semibold text-balance">Credits for making. Everything else is free.</h1>
        <p className="mt-4 mb-10 max-w-prose text-title text-pretty text-muted">
          Work is held when it starts and charged when it is done. What fails or is canceled is refunded, and so is a
          mascot whose subject had to be replaced by another.
        </p>
        <section aria-label="Plans">
          <h2 className="sr-only">Plans</h2>
          <Plans current={actor?.plan ?? null} />
        </section>
        <section className="mt-14 max-w-2xl">
          <h2 className="mb-3 text-title font-semibold">What work costs</h2>
          <PriceList />
        </section>
      </main>
      <SiteFooter />
    </div>
  );
}
