import type { Metadata } from 'next';
import { FailedMascot, ResumeDrawing } from '@/components/create/unready-mascot';
import { MascotEditor } from '@/components/editor/mascot-editor';
import { animationsForPage } from '@/lib/server/animations/get';
import { HOST } from '../../../host';
import { signedIn } from '../../signed-in';
import { readMascot } from './read-mascot';

interface Props {
  params: Promise<{ id: string }>;
}

/** The page of a mascot: the running drawing, the failure, or the editor. */
export default async function MascotPage({ params }: Props) {
  const { id } = await params;
  const actor = await signedIn(`/mascots/${id}`);
  const { spec, ...mascot } = await readMascot(actor, id);
  if (mascot.status === 'generating') return <ResumeDrawing mascot={mascot} shape={HOST} />;
  if (mascot.status === 'failed' || !spec) return <FailedMascot mascot={mascot} />;
  return <MascotEditor key={id} mascot={mascot} spec={spec} animations={await animationsForPage(actor, mascot)} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { name } = await readMascot(await signedIn(`/mascots/${id}`), id);
  return { title: name };
}
