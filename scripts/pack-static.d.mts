/** Writes each script and style sheet of a folder again beside itself, packed with Brotli, with `.br` behind its name. */
export function packStatic(folder: string): Promise<void>;
