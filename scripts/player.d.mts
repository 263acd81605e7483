/** The modules that the player loads on demand, each text by its file name. */
export function buildParts(): Promise<Record<string, string>>;

/** Bundles `<service-player>` into one module and gives its text; writes it and its parts to `outfile` where given. */
export function buildPlayer(outfile?: string): Promise<string>;

/** The file that the product serves. */
export const PLAYER: string;

/** Names of properties that the player and its parts shorten to one letter. */
export const OWN_NAMES: readonly string[];
