/** The roles of a workspace, from the lowest; each may do what the ones before may. */
export const ROLES = ['member', 'admin', 'owner'] as const;
export type Role = (typeof ROLES)[number];

interface Rule {
  /** The lowest role that may call; null where the caller may be unknown. */
  role: Role | null;
  /** Whether an API key may call. */
  keys: boolean;
  /** Whether a signed address (`?token=`) gives access to whoever has it. */
  links?: boolean;
}

/** Who may call an endpoint; every endpoint names one of these. */
export const ACCESS = {
  /** Anyone; the caller is passed on where known. */
  public: { role: null, keys: true },
  /** Content: members and keys. */
  member: { role: 'member', keys: true },
  /** Shared content: members, keys, and whoever has a signed address. */
  link: { role: 'member', keys: true, links: true },
  /** Keys, webhooks: admins, the owner and keys. */
  admin: { role: 'admin', keys: true },
  /** A signed-in person, in any role. */
  session: { role: 'member', keys: false },
  /** People: admins and the owner, in a session. */
  people: { role: 'admin', keys: false },
  /** The owner, in a session. */
  owner: { role: 'owner', keys: false },
} as const satisfies Record<string, Rule>;

export type Access = keyof typeof ACCESS;

/** Who may call, by the name of the rule. */
export const accessRule = (access: Access): Rule => ACCESS[access];

/** The rules as sentences. */
export const ACCESS_TITLES: Record<Access, string> = {
  public: 'Anyone, without a key.',
  member: 'An API key, or anybody in the workspace.',
  link: 'An API key, anybody in the workspace, or whoever has a signed address.',
  admin: 'An API key, an admin or the owner.',
  session: 'A signed-in person; no API key.',
  people: 'A signed-in admin or the owner; no API key.',
  owner: 'The signed-in owner; no API key.',
};

/** Whether `role` is at least `least`. */
export function atLeast(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}
