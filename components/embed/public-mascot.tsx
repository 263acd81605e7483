import Link from 'next/link';
import { PRESETS } from '@/lib/core/clip/presets';
import { tokenWeights } from '@/lib/core/color/weight';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import type { MascotBundle } from '@/lib/player/bundle';
import { firstFrame } from '@/lib/player/server';
import { familiesOf } from '../editor/palette/families';
import { SiteHeader } from '../landing/site-header';
import { LayerHost } from '../layers/layer-host';
import { Button } from '../ui/button';
import { GREETING } from './greeting';
import { Showcase } from './showcase';

interface PublicMascotProps {
  id: string;
  name: string;
  public: boolean;
  /** Whether the visitor is a member of the mascot's workspace. */
  own: boolean;
  /** Whether the visitor used a share link. */
  shared: boolean;
  signedIn: boolean;
  bundle: MascotBundle;
  /** The share token for the page's player. */
  token: string | null;
  /** The path of the bundle for the page's player. */
  src: string;
  origin: string;
}

/** The content of a mascot's public page. */
export function PublicMascot({
  id,
  name,
  own,
  shared,
  signedIn,
  bundle,
  token,
  src,
  origin,
  ...mascot
}: PublicMascotProps) {
  const { spec, clips, canvases } = bundle;
  const titles = new Map(PRESETS.map((preset) => [preset.name as string, preset.title]));
  const ownMotions = Object.keys(clips).filter((motion) => !titles.has(motion));
  const motions = [
    ...PRESETS.map((preset) => preset.name as string).filter((motion) => motion in clips),
    ...ownMotions,
  ].map((motion) => ({ name: motion, title: titles.get(motion) ?? motion }));
  const { width, height } = spec.canvas;
  const attributes = {
    src,
    animation: GREETING,
    trigger: 'click',
    style: `display:block;width:auto;height:100%;max-width:100%;aspect-ratio:${width}/${height}`,
  };
  const frame = firstFrame(bundle, { attributes });
  return (
    <div className="mx-auto flex min-h-dvh max-w-[76rem] flex-col px-5 sm:px-8">
      <SiteHeader signedIn={signedIn} link={Link} />
      {mascot.public ? null : <PrivateNote id={id} own={own} />}
      <main className="grow py-4 lg:py-8">
        <Showcase
          name={name}
          description={spec.description}
          colors={mainColors(spec)}
          canvas={spec.canvas}
          motions={motions}
          canvases={canvases}
          frame={frame}
          embed={{ origin, mascotId: id, token: shared ? token : null }}
        />
      </main>
      <footer className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t py-6">
        <p className="text-muted">
          Made with{' '}
          <Link href="/" className="font-medium text-ink underline-offset-4 hover:underline">
            Liverig
          </Link>
          : one sentence becomes a mascot that moves.
        </p>
        <Button asChild>
          <Link href="/">Make your own</Link>
        </Button>
      </footer>
      <LayerHost />
    </div>
  );
}

/** The most colours that are shown. */
const MOST_COLORS = 10;

/** The distinct colours of a mascot, without derived shades. */
function mainColors({ palette, parts }: MascotSpec): PaletteEntry[] {
  const bases = familiesOf(palette, tokenWeights(parts)).map(({ base }) => base);
  return bases
    .filter(({ color }, index) => bases.findIndex((other) => other.color === color) === index)
    .slice(0, MOST_COLORS);
}

function PrivateNote({ id, own }: { id: string; own: boolean }) {
  return (
    <div
      role="note"
      className="flex flex-wrap items-center justify-between gap-3 rounded-ui bg-accent-soft px-4 py-2.5"
    >
      <p>
        {own
          ? 'Only your workspace sees this page. Embeds work for everybody once the mascot is public.'
          : 'You see this by a share link, which ends, and what you embed with it ends too.'}
      </p>
      {own ? (
        <Button asChild size="small">
          <Link href={`/mascots/${id}#share`}>Make public</Link>
        </Button>
      ) : null}
    </div>
  );
}
