import { PromptBox } from '@/components/landing/prompt-box';
import { Show } from '@/components/landing/show';
import { SiteHeader } from '@/components/landing/site-header';
import { currentActor } from '@/lib/server/auth/current';
import { HOST } from './host';

const POINTS = [
  { title: 'A rig, not a picture', text: 'Every mascot is vector parts on joints, with a palette. Recolour it, pose it, keep every version.' },
  { title: 'Fifteen motions at once', text: 'Waves, jumps, thinks, sleeps: made for the rig you have, whether it has arms, wings or a handle.' },
  { title: 'Leaves as a file', text: 'GIF, video, Lottie, SVG, stickers and logos: thirteen formats, the same over a REST API.' },
] as const;

/** What it is, and the first step. */
export default async function LandingPage() {
  const actor = await currentActor();
  return (
    <div className="mx-auto flex min-h-dvh max-w-[76rem] flex-col px-5 sm:px-8">
      <SiteHeader signedIn={actor !== null} />
      <main className="grid grow items-center gap-10 py-8 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-display font-semibold text-balance">One sentence becomes a mascot that moves.</h1>
          <p className="mt-4 mb-8 max-w-md text-title text-pretty text-muted">Describe a character. Watch it being drawn, play it, recolour it, and take it with you.</p>
          <PromptBox />
        </div>
        <Show spec={HOST} />
      </main>
      <section aria-label="What you get" className="grid gap-8 border-t py-10 sm:grid-cols-3">
        {POINTS.map(({ title, text }) => <div key={title}><h2 className="font-medium">{title}</h2><p className="mt-1 text-muted">{text}</p></div>)}
      </section>
    </div>
  );
}
