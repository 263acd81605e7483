import type { Metadata } from 'next';
import { CreateMascot } from '@/components/create/create-mascot';
import { sourceNamed } from '@/components/create/source';
import { TopBar } from '@/components/shell/top-bar';
import { LIMITS } from '@/lib/core/limits';
import { modelName } from '@/lib/server/artist/model/client';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'New mascot' };

interface Props {
  searchParams: Promise<{ prompt?: string; from?: string; character?: string }>;
}

/**
 * The creation page. In the URL, `prompt` is the initial prompt, `from` (`character`, `picture`, `website`) selects
 * another way to create, and `character` selects a starter.
 */
export default async function NewMascotPage({ searchParams }: Props) {
  const { prompt = '', from, character = '' } = await searchParams;
  const words = prompt.slice(0, LIMITS.mascot.prompt.max);
  const way = sourceNamed(from);
  const starter = character.slice(0, LIMITS.mascot.starter);
  const query = new URLSearchParams({
    ...(words ? { prompt: words } : {}),
    ...(way === 'words' ? {} : { from: way }),
    ...(starter ? { character: starter } : {}),
  });
  await signedIn(query.size ? `/mascots/new?${query}` : '/mascots/new');
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <TopBar place={<span className="truncate px-2 font-medium">New mascot</span>} />
      <CreateMascot
        firstPrompt={words}
        firstSource={way}
        firstStarter={starter}
        shape={HOST}
        isModel={modelName() !== null}
      />
    </div>
  );
}
