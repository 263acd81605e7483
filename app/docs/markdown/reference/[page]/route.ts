import { textAnswer } from '@/lib/server/docs/answers';
import { reference } from '@/lib/server/docs/reference';
import { referenceMarkdown } from '@/lib/server/docs/reference-markdown';
import { env } from '@/lib/server/env';

/** A page of the reference as Markdown; `/docs/reference/mascots.md` is rewritten to this route. */
export async function GET(_: Request, { params }: { params: Promise<{ page: string }> }): Promise<Response> {
  const { page } = await params;
  const found = reference(env().appUrl).pages.find(({ slug }) => slug === page);
  return textAnswer(found && referenceMarkdown(found));
}
