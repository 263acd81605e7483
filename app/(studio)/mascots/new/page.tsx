import type { Metadata } from 'next';
import { CreateMascot } from '@/components/create/create-mascot';
import { TopBar } from '@/components/shell/top-bar';
import { LIMITS } from '@/lib/core/limits';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

export const metadata: Metadata = { title: 'New mascot' };

/** Creation; `prompt` in the address is what the field starts with. */
export default async function NewMascotPage({ searchParams }: { searchParams: Promise<{ prompt?: string }> }) {
  const prompt = ((await searchParams).prompt ?? '').slice(0, LIMITS.mascot.prompt.max);
  await signedIn(prompt ? `/mascots/new?prompt=${encodeURIComponent(prompt)}` : '/mascots/new');
  return (
    <div className="flex min-h-dvh flex-col lg:h-dvh">
      <TopBar place={<span className="truncate px-2 font-medium">New mascot</span>} />
      <CreateMascot firstPrompt={prompt} shape={HOST} />
    </div>
  );
}
