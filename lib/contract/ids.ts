/**
 * Identifier prefixes (specification: Conventions; docs/decisions/names.md). An id is a prefix and 20 characters of
 * lower-case base32.
 */
export const ID_PREFIX = {
  mascot: 'msc',
  version: 'ver',
  animation: 'anm',
  canvas: 'cnv',
  job: 'job',
  file: 'file',
  key: 'key',
  webhook: 'whk',
  delivery: 'dlv',
  invite: 'inv',
  user: 'usr',
  workspace: 'wsp',
  session: 'ses',
  request: 'req',
  entry: 'ent',
  audit_entry: 'aud',
  direct_upload: 'dup',
} as const;

export type IdKind = keyof typeof ID_PREFIX;
/** The number of random characters of an identifier, after its prefix: base 32, 100 bits. */
export const ID_CHARACTERS = 20;

/** An unused identifier of this kind, for examples. */
export const exampleId = (kind: IdKind): string => `${ID_PREFIX[kind]}_k3v7q2m7x4b6n5c6d2fa`;

/** Whether a text has the form of an identifier of this kind. */
export function isId(kind: IdKind, text: string): boolean {
  const prefix = `${ID_PREFIX[kind]}_`;
  const rest = text.slice(prefix.length);
  return text.startsWith(prefix) && rest.length === ID_CHARACTERS && /^[a-z2-7]+$/.test(rest);
}

/** The kind of identifier that follows a folder of a path. */
const KIND_IN: Readonly<Record<string, IdKind>> = {
  mascots: 'mascot',
  trash: 'mascot',
  versions: 'version',
  animations: 'animation',
  canvases: 'canvas',
  jobs: 'job',
  activity: 'job',
  direct: 'direct_upload',
  files: 'file',
  keys: 'key',
  webhooks: 'webhook',
  deliveries: 'delivery',
  invites: 'invite',
  members: 'user',
  workspaces: 'workspace',
  sessions: 'session',
};

/** The kind of identifier that a path parameter of the contract is; null for one that is none, such as a token. */
export function kindAt(path: string, parameter: string): IdKind | null {
  if (!parameter.toLowerCase().endsWith('id')) return null;
  const folder =
    path
      .slice(0, path.indexOf(`/{${parameter}}`))
      .split('/')
      .pop() ?? '';
  return KIND_IN[folder] ?? null;
}
