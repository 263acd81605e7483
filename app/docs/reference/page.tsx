import { redirect } from 'next/navigation';
import { reference } from '@/lib/server/docs/reference';
import { env } from '@/lib/server/env';

/** The reference begins with its first page. */
export default function ReferenceHome(): never {
  redirect(`/docs/reference/${reference(env().appUrl).pages[0]?.slug ?? 'objects'}`);
}
