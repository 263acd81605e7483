import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { JobPage } from '@/components/jobs/job-page';
import { JOB_WORDS } from '@/components/usage/job-words';
import { ApiError } from '@/lib/contract/errors';
import { getActivity } from '@/lib/server/activity/get';
import type { Actor } from '@/lib/server/actor';
import { getJob } from '@/lib/server/jobs/get';
import { signedIn } from '../../signed-in';

interface Props {
  params: Promise<{ id: string }>;
}

/** Reads a job once for metadata and page; renders the 404 page if it does not exist. */
const read = cache(async (actor: Actor, id: string) => {
  try {
    const [job, activity] = await Promise.all([getJob(actor, id), getActivity(actor, id)]);
    return { job, activity };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') notFound();
    throw error;
  }
});

/** The page of a job. */
export default async function Page({ params }: Props) {
  const { id } = await params;
  return <JobPage key={id} first={await read(await signedIn(`/jobs/${id}`), id)} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const { job } = await read(await signedIn(`/jobs/${id}`), id);
  return { title: JOB_WORDS[job.type] };
}
