/** Names from before the product was renamed, accepted or sent beside today's; they are listed only here. */
export const LEGACY = {
  keyPrefix: 'mf_sk_',
  workspaceHeader: 'MascotForge-Workspace',
  signatureHeader: 'MascotForge-Signature',
} as const;

/** Today's names of the same things. */
export const NAMES = {
  product: 'Liverig',
  keyPrefix: 'lr_sk_',
  workspaceHeader: 'Service-Workspace',
  signatureHeader: 'Service-Signature',
  webhookSecretPrefix: 'whsec_',
  deliveryHeader: 'Service-Delivery',
  requestIdHeader: 'Request-Id',
  idempotencyHeader: 'Idempotency-Key',
  ifMatchHeader: 'If-Match',
  replayedHeader: 'Idempotent-Replayed',
  sessionCookie: 'authjs.session-token',
  /** The prefix of cookie names over https: browsers then accept the cookie only from this host. */
  secureCookiePrefix: '__Host-',
} as const;
