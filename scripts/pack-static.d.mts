/** Packs each script and style sheet of a folder with Brotli into a file beside it, with `.br` behind its name. */
export function packStatic(folder: string): Promise<void>;
