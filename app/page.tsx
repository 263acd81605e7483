import type { Metadata } from 'next';
import Link from 'next/link';
import { AgentShow } from '@/components/landing/agent-show';
import { ApiShow } from '@/components/landing/api-show';
import { FormatShow } from '@/components/landing/format-show';
import { Hero } from '@/components/landing/hero';
import { Lineup, type LineupMember } from '@/components/landing/lineup';
import { capitalised, numberWord } from '@/components/landing/number-words';
import { RigShow, type PaintChoice } from '@/components/landing/rig-show';
import { Section } from '@/components/landing/section';
import { SelfHost } from '@/components/landing/self-host';
import { SiteFooter } from '@/components/landing/site-footer';
import { SiteHeader } from '@/components/landing/site-header';
import { SizeTable } from '@/components/landing/size-table';
import { EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';
import { TOOLS } from '@/lib/contract/tools';
import { PRESETS } from '@/lib/core/clip/presets';
import { currentActor } from '@/lib/server/auth/current';
import { env } from '@/lib/server/env';
import { castMember } from '@/lib/server/showcase/cast';
import { playerBytes } from '@/lib/server/showcase/player-size';
import { drawingOf } from '@/lib/server/showcase/rig-picture';
import { SHOWN_CANVAS } from '@/lib/server/showcase/show';
import { listStarters } from '@/lib/server/mascots/starters/list';

const DESCRIPTION =
  'Describe a character and get a rigged vector mascot that moves, exports to every format and lives on your ' +
  'page. In a browser studio, over REST, and for agents over MCP.';
const CARD = {
  url: '/show/fox/card.png',
  width: 1200,
  height: 630,
  alt: 'A fox barista, drawn from one sentence, waves.',
};

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().appUrl),
    title: { absolute: 'Liverig: one sentence becomes a mascot that moves' },
    description: DESCRIPTION,
    alternates: { canonical: '/' },
    openGraph: {
      type: 'website',
      siteName: 'Liverig',
      title: 'One sentence becomes a mascot that moves',
      description: DESCRIPTION,
      url: '/',
      images: [CARD],
    },
    twitter: {
      card: 'summary_large_image',
      title: 'One sentence becomes a mascot that moves',
      description: DESCRIPTION,
      images: [CARD],
    },
  };
}

const LINEUP = ['frog', 'bee', 'octopus', 'turtle', 'cactus'];
const PAINTS: readonly PaintChoice[] = [
  { title: 'Coral', color: '#f2685c' },
  { title: 'Violet', color: '#7c5cff' },
  { title: 'Gold', color: '#e8a317' },
  { title: 'Slate', color: '#64748b' },
];

const memberOf = (id: string): LineupMember => {
  const { prompt, name } = castMember(id).starter;
  return { id, prompt, name };
};

/** The landing page, with demonstrations of the product. */
export default async function LandingPage() {
  const [actor, origin] = [await currentActor(), env().appUrl];
  return (
    <div className="mx-auto flex min-h-dvh max-w-[76rem] flex-col px-5 sm:px-8">
      <script type="module" async src="/player.js" />
      <SiteHeader signedIn={actor !== null} link={Link} />
      <main className="grow">
        <Hero
          id="fox"
          name={castMember('fox').spec.name}
          drawing={drawingOf(castMember('fox').spec)}
          canvas={SHOWN_CANVAS}
          playerSize={`${(playerBytes() / 1000).toFixed(1)} kB`}
        />
        <Characters />
        <Rig />
        <Formats />
        <Live origin={origin} />
        <Section
          id="agents"
          title="For programs and agents"
          text={
            'All that the studio does is the public API: typed SDK, live events, signed webhooks. Agents get the ' +
            `same in ${numberWord(Object.keys(TOOLS).length)} MCP tools.`
          }
        >
          <ApiShow origin={origin} />
        </Section>
        <Section
          id="self-hosting"
          title="Runs on one machine, with nothing set up"
          text={
            'The whole product is two commands. It works offline, without a key, and everything it keeps is in ' +
            'one folder.'
          }
        >
          <SelfHost />
        </Section>
      </main>
      <SiteFooter />
    </div>
  );
}

function Characters() {
  return (
    <Section
      id="sentence"
      title="Every kind of character"
      text={
        'Animals, birds, blobs, things with faces. The words below each ask for one like it, and each ' +
        `knows the same ${numberWord(PRESETS.length)} motions.`
      }
    >
      <Lineup cast={LINEUP.map(memberOf)} motions={PRESETS.map(({ name, title }) => ({ name, title }))} />
      <p className="mt-8 text-center">
        <Link href="/characters" className="rounded-ui font-medium text-accent hover:underline">
          See all {numberWord(listStarters().length)} to start from
        </Link>
      </p>
    </Section>
  );
}

function Rig() {
  const { name, palette, parts } = castMember('cat').spec;
  return (
    <Section
      id="rig"
      title="A rig, not a picture"
      text={
        'What you get is a drawing in parts on joints, with a palette: yours to pose, recolour, edit in words ' +
        'or by hand, and to keep every version of.'
      }
    >
      <RigShow
        id="cat"
        name={name}
        token={palette[0]?.name ?? ''}
        paints={[{ title: 'As drawn', color: palette[0]?.color ?? '' }, ...PAINTS]}
        parts={parts.length}
        states={parts.reduce((sum, { states }) => sum + states.length, 0)}
      />
    </Section>
  );
}

function Formats() {
  return (
    <Section
      id="formats"
      title={`${capitalised(numberWord(EXPORT_FORMAT_NAMES.length))} formats, each the way it should be`}
      text={
        'Hard edges in GIF without a fringe, real alpha in video, true curves in Lottie. Files are decoded ' +
        'again and compared with what you saw; the result says how near they are.'
      }
    >
      <FormatShow />
    </Section>
  );
}

function Live({ origin }: { origin: string }) {
  return (
    <Section
      id="live"
      title="Live on your page"
      text={
        'A canvas is a state machine: your page, or your agent, sets inputs, and the mascot does what fits. ' +
        'Blends, springs and returning to rest are its own affair.'
      }
    >
      <AgentShow id="robot" name={castMember('robot').spec.name} canvas={SHOWN_CANVAS} embedCode={embedCode(origin)} />
      <SizeTable playerBytes={playerBytes()} />
    </Section>
  );
}

const embedCode = (origin: string): string => `<script type="module" src="${origin}/player.js"></script>
<service-player
  src="${origin}/api/v1/mascots/MASCOT/bundle"
  canvas="${SHOWN_CANVAS}"></service-player>`;
