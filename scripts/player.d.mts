/** What is loaded when a mascot speaks, beside the player. */
export const SPEECH: string;

/** What a mascot needs to speak, as a module that the player loads then. */
export function buildSpeech(): Promise<string>;

/** Bundles `<service-player>` into one module; writes it to `outfile` where one is given, with its speech beside it, and gives its text. */
export function buildPlayer(outfile?: string): Promise<string>;

/** Where the product serves it from. */
export const PLAYER: string;
