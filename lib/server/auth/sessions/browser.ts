import { parse } from 'bowser';

/** The browser and system of a `User-Agent` header, such as "Chrome on macOS"; null where it names no browser. */
export function browserOf(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent);
  if (!browser.name) return null;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
