/** The URL in typed text, with `https://` if it has no scheme; null if it is not a URL. */
export function addressIn(text: string): string | null {
  const typed = text.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!typed || /\s/.test(typed) || !URL.canParse(whole)) return null;
  const { protocol, hostname, username, href } = new URL(whole);
  return /^https?:$/.test(protocol) && !username && (hostname.includes('.') || hostname === 'localhost') ? href : null;
}
