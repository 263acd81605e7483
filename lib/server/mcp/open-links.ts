import { shareToken } from '../embed/share-token';
import { fileToken } from '../files/file-token';
import { endIn } from '../signed-token';

/** How long the links in an answer work without a key, in seconds: as long as a conversation is likely to last. */
const OPEN_LINK_SECONDS = 24 * 3600;

type Fields = Record<string, unknown>;

/**
 * Signs the addresses of files and private mascots in a value, at any depth: the reader of an answer has no key to
 * send.
 */
export function withOpenLinks<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withOpenLinks) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withOpenLinks(item as unknown)]),
  );
  return { ...fields, ...signedFields(fields) } as T;
}

function signedFields({ object, id, public: isPublic, url, preview_url: preview, bundle_url: bundle }: Fields): Fields {
  if (typeof id !== 'string') return {};
  const ends = endIn(OPEN_LINK_SECONDS);
  if (object === 'file') return signed({ url }, fileToken(id, ends));
  if (object === 'mascot' && isPublic === false)
    return signed({ preview_url: preview, bundle_url: bundle }, shareToken(id, ends));
  return {};
}

/** Adds the token to the addresses among these fields. */
function signed(addresses: Fields, token: string): Fields {
  const known = Object.entries(addresses).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(
    known.map(([name, address]) => [name, `${address}${address.includes('?') ? '&' : '?'}token=${token}`]),
  );
}
