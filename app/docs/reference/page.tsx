import { redirect } from 'next/navigation';
import { reference } from '@/lib/server/docs/reference';
import { env } from '@/lib/server/env';

/** Redirects to the first page of the reference. */
export default function ReferenceHome(): never {
  redirect(`/docs/reference/${reference(env().appUrl).pages[0]?.slug ?? 'objects'}`);
}
