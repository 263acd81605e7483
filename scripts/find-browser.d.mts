export function findBrowser(): Promise<string>;
export function installedBrowser(): Promise<string | null>;
