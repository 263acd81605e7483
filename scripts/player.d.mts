/** Bundles `<service-player>` into one module; writes it to `outfile` where one is given, and gives its text. */
export function buildPlayer(outfile?: string): Promise<string>;

/** Where the product serves it from. */
export const PLAYER: string;
