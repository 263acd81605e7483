export const dynamic = 'force-dynamic';

/** What every route of the same framework costs at least: a constant, made for each request. */
export const GET = () => Response.json({ ok: true });
