/** Identifier prefixes (specification: Conventions; decisions: Names). An id is a prefix and 20 characters of lower-case base32. */
export const ID_PREFIX = {
  mascot: 'msc', version: 'ver', animation: 'anm', canvas: 'cnv', job: 'job', file: 'file', key: 'key', webhook: 'whk',
  delivery: 'dlv', invite: 'inv', user: 'usr', workspace: 'wsp', session: 'ses', request: 'req', entry: 'ent',
} as const;

export type IdKind = keyof typeof ID_PREFIX;
export const ID_CHARACTERS = 20;

/** An identifier of this kind that nobody has, for examples. */
export const exampleId = (kind: IdKind): string => `${ID_PREFIX[kind]}_k3v9q2m7x4b8n5c6d2fa`;
