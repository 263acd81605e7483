import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { arrange } from '@/components/designer/graph/arrange';
import { OpenDesigner } from '@/components/designer/open-designer';
import type { Actor } from '@/lib/server/actor';
import { animationsWithClips } from '@/lib/server/animations/get';
import { listCanvases } from '@/lib/server/canvases/list';
import { presetsOfGraph } from '@/lib/server/animations/graph-presets';
import { signedIn } from '../../../../signed-in';
import { readMascot } from '../../read-mascot';

interface Props {
  params: Promise<{ id: string; canvasId: string }>;
}

/** The designer of a canvas. */
export default async function CanvasPage({ params }: Props) {
  const { id, canvasId } = await params;
  const actor = await signedIn(`/mascots/${id}/canvases/${canvasId}`);
  const { spec, ...mascot } = await readMascot(actor, id);
  if (!spec) redirect(`/mascots/${id}`);
  const [canvas, animations] = await Promise.all([readCanvas(actor, id, canvasId), animationsWithClips(actor, id)]);
  const own = animations.map(({ name }) => name);
  return (
    <OpenDesigner
      key={canvasId}
      canvas={canvas}
      places={arrange(canvas.graph)}
      mascot={mascot}
      spec={spec}
      animations={animations}
      presets={presetsOfGraph(spec, canvas.graph, own)}
    />
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, canvasId } = await params;
  const actor = await signedIn(`/mascots/${id}/canvases/${canvasId}`);
  const [mascot, canvas] = await Promise.all([readMascot(actor, id), readCanvas(actor, id, canvasId)]);
  return { title: `${canvas.name} · ${mascot.name}` };
}

/** Reads a canvas once for metadata and page; renders the 404 page if it does not exist. */
const readCanvas = cache(async (actor: Actor, id: string, canvasId: string) => {
  await readMascot(actor, id);
  return (await listCanvases(actor, id)).data.find((canvas) => canvas.id === canvasId) ?? notFound();
});
