/** The ids that most rows of `manyRows` refer to: a workspace, a person, a mascot and a webhook. */
export const MANY = {
  workspaceId: 'wsp_aaaaaaaaaaaaaaaaaaaa',
  userId: 'usr_aaaaaaaaaaaaaaaaaaaa',
  mascotId: 'msc_aaaaaaaaaaaaaaaaaaaa',
  webhookId: 'whk_aaaaaaaaaaaaaaaaaaaa',
};

/** SQL of an id for the row number `n`: unique, and not in the order of the numbers. */
const id = (prefix: string) => `'${prefix}_' || translate(substr(md5(n::text), 1, 20), '0189', 'wxyz')`;
const made = `timestamptz '2026-01-01' + n * interval '1 second'`;
/** SQL of the owner in lists with pages: one owner for most rows, another for every hundredth. */
const most = (mine: string, prefix: string) => `case when n % 100 = 0 then ${id(prefix)} else '${mine}' end`;
/** SQL of the owner in lists without pages, which stay short in a long table: twenty of the first hundred rows. */
const few = (mine: string, prefix: string) => `case when n <= 100 and n % 5 = 0 then '${mine}' else ${id(prefix)} end`;
const { workspaceId, userId, mascotId, webhookId } = MANY;
const workspace = most(workspaceId, 'wsp');
const mascot = few(mascotId, 'msc');

/** Common names, and a rare one. */
const NAMES = `case n when 50 then 'Quagga' else
  (array['Saffron','Émile','Bramble','Otto','Juniper','Pip','Zoë','Marble'])[n % 8 + 1] || ' ' || n end`;

const OWNERS = [
  `insert into users (id, email) values ('${userId}', 'many@example.com')`,
  `insert into workspaces (id, name, plan, personal_of)
           values ('${workspaceId}', 'Many', 'studio', '${userId}')`,
  `insert into mascots (id, workspace_id, name, source)
           values ('${mascotId}', '${workspaceId}', 'Many', 'svg')`,
  `insert into webhooks (id, workspace_id, url, events, secret)
           values ('${webhookId}', '${workspaceId}', 'https://example.com', '{}', '')`,
];

/** Tables, their columns, and the values of the row `n`. */
const TABLES: readonly [table: string, columns: string, values: string][] = [
  ['workspaces', 'id, name, plan', `${id('wsp')}, 'Other', 'free'`],
  ['users', 'id, email', `${id('usr')}, n || '@example.com'`],
  [
    'mascots',
    `id, workspace_id, name, source, variant_of, creation_job_id, version_count, created_at, updated_at, tags,
       tag_keys`,
    `${id('msc')}, ${workspace}, ${NAMES}, 'prompt',
       case when n % 2 = 0 then '${mascotId}' end, ${id('job')}, 1, ${made}, ${made},
       case when n = 50 then '{Rare}' else '{}' end::text[], case when n = 50 then '{tag:rare}' else '{}' end::text[]`,
  ],
  [
    'jobs',
    'id, workspace_id, mascot_id, type, status, input, created_at',
    `${id('job')}, ${workspace}, case when n % 2 = 0 then '${mascotId}' else ${id('msc')} end,
       (array['generate','edit','export','animate'])[n % 4 + 1],
       case when n <= 100 and n % 5 = 1 then 'failed' else 'succeeded' end,
       '{"prompt":"a fox"}', ${made}`,
  ],
  [
    'versions',
    'id, mascot_id, number, source, summary, spec, outline, created_at',
    `${id('ver')}, ${id('msc')}, 1, 'prompt', 'Drawn', '{}', '{"palette":[],"parts":[]}', ${made}`,
  ],
  [
    'versions',
    'id, mascot_id, number, source, summary, spec, outline, created_at',
    `${id('vew')}, ${mascot}, n + 1, 'edit', 'Edited', '{}', '{"palette":[],"parts":[]}', ${made}`,
  ],
  [
    'animations',
    'id, mascot_id, name, source, duration_seconds, loop, clip, created_at',
    `${id('anm')}, ${mascot}, n::text, 'custom', 1, true, '{}', ${made}`,
  ],
  ['canvases', 'id, mascot_id, name, graph, created_at', `${id('cnv')}, ${mascot}, n::text, '{}', ${made}`],
  [
    'files',
    'id, workspace_id, mascot_id, kind, mime, name, bytes, sha256, created_at',
    `${id('file')}, ${workspace}, ${mascot}, 'export', 'image/png', 'a.png', 9, '', ${made}`,
  ],
  [
    'keys',
    'id, workspace_id, name, prefix, hash, created_at, revoked_at',
    `${id('key')}, ${few(workspaceId, 'wsp')}, 'CI', '', md5(n::text), ${made}, case when n % 50 > 0 then now() end`,
  ],
  [
    'invites',
    'id, workspace_id, email, role, token_hash, created_at, expires_at, revoked_at',
    `${id('inv')}, ${few(workspaceId, 'wsp')}, n || '@example.com', 'member', md5(n::text), ${made},
       timestamptz '2100-01-01',
       case when n % 50 > 0 then now() end`,
  ],
  ['members', 'workspace_id, user_id, role, joined_at', `${few(workspaceId, 'wsp')}, ${id('usr')}, 'member', ${made}`],
  ['members', 'workspace_id, user_id, role, joined_at', `${id('wsp')}, ${few(userId, 'usw')}, 'admin', ${made}`],
  [
    'sessions',
    'token_hash, id, user_id, expires, last_used_at',
    `md5(n::text), ${id('ses')}, ${few(userId, 'usr')}, timestamptz '2100-01-01', ${made}`,
  ],
  [
    'webhooks',
    'id, workspace_id, url, events, secret, created_at',
    `${id('whk')}, ${few(workspaceId, 'wsp')}, 'https://example.com', '{}', '', ${made}`,
  ],
  [
    'deliveries',
    'id, webhook_id, type, body, signature, status, created_at',
    `${id('dlv')}, ${most(webhookId, 'whk')}, 'job.succeeded', '{}', '',
       case when n % 1000 = 1 then 'pending' else 'delivered' end, ${made}`,
  ],
  [
    'credit_entries',
    'id, workspace_id, kind, credits, held, job_id, created_at',
    `${id('ent')}, ${workspace}, 'hold', -1, 1, ${id('job')}, ${made}`,
  ],
  [
    'audit_entries',
    'id, workspace_id, actor_kind, actor_id, action, details, created_at',
    `${id('aud')}, ${workspace}, 'session', '${userId}',
       case when n <= 100 and n % 5 = 1 then 'mascot.deleted' else 'mascot.created' end, '{}', ${made}`,
  ],
  ['job_events', 'job_id, seq, type, data, at', `${id('job')}, 1, 'queued', '{}', ${made}`],
];

/**
 * Statements that fill every listed table with `count` rows, from the number `from` on. In lists with pages nearly all
 * belong to one owner. The first run begins at 1.
 */
export function manyRows(count: number, from = 1): string[] {
  const rows = TABLES.map(
    ([table, columns, values]) =>
      `insert into ${table} (${columns}) select ${values} from generate_series(${from}, ${from + count - 1}) n`,
  );
  return [...(from > 1 ? [] : OWNERS), ...rows, 'analyze'];
}
