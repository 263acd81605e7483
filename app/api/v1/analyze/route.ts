import { analyzeWebsite } from '@/lib/contract/analyze';
import { createAnalysis } from '@/lib/server/analyze/create';
import { methods } from '@/lib/server/http/methods';
import { accepted } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(analyzeWebsite, async ({ actor, body }) => accepted(await createAnalysis(actor, body))),
);
