import { textAnswer } from '@/lib/server/docs/answers';
import { guides } from '@/lib/server/docs/guides';
import { env } from '@/lib/server/env';

/** A guide as Markdown; `/docs/quick-start.md` is rewritten to this route. */
export async function GET(_: Request, { params }: { params: Promise<{ guide: string }> }): Promise<Response> {
  const { guide } = await params;
  return textAnswer(guides(env().appUrl).find(({ slug }) => slug === guide)?.markdown);
}
