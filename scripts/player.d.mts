/** The modules that the player loads when it needs them, each text by the name of its file. */
export function buildParts(): Promise<Record<string, string>>;

/**
 * Bundles `<service-player>` into one module; writes it to `outfile` where one is given, with its parts beside it, and
 * gives its text.
 */
export function buildPlayer(outfile?: string): Promise<string>;

/** Where the product serves it from. */
export const PLAYER: string;

/** Names of properties that the player and its parts have one letter for. */
export const OWN_NAMES: readonly string[];
