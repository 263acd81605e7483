import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { FailedMascot } from '@/components/create/failed-mascot';
import { ResumeDrawing } from '@/components/create/resume-drawing';
import { MascotEditor } from '@/components/editor/mascot-editor';
import { ApiError } from '@/lib/contract/errors';
import type { Actor } from '@/lib/server/actor';
import { getAnimation } from '@/lib/server/animations/get';
import { getMascot } from '@/lib/server/mascots/get';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';

interface Props { params: Promise<{ id: string }> }

/** One mascot: being drawn, failed, or ready to be edited. */
export default async function MascotPage({ params }: Props) {
  const { id } = await params;
  const actor = await signedIn(`/mascots/${id}`);
  const { spec, ...mascot } = await readMascot(actor, id);
  if (mascot.status === 'generating') return <ResumeDrawing mascot={mascot} shape={HOST} />;
  if (mascot.status === 'failed' || !spec) return <FailedMascot mascot={mascot} />;
  const animations = await Promise.all(mascot.animations.map((animation) => getAnimation(actor, id, animation.id)));
  return <MascotEditor key={id} mascot={mascot} spec={spec} animations={animations} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { name } = await readMascot(await signedIn(`/mascots/${id}`), id);
  return { title: name };
}

/** Asked once a page, though title and page both want it. */
const readMascot = cache(async (actor: Actor, id: string) => {
  try {
    return await getMascot(actor, id, 'spec');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') notFound();
    throw error;
  }
});
