import type { Operation } from '@/lib/contract/reference/model';

/** The parts of an endpoint's description that a test call needs. */
export interface Trial {
  id: string;
  title: string;
  method: Operation['method'];
  path: string;
  places: { name: string; description: string; example: string }[];
  query: { name: string; description: string; values: string[] }[];
  examples: { title: string; text: string }[];
  takesFile: boolean;
  /** The highest price of a call, in credits. */
  credits: number;
  isPublic: boolean;
}

/** The values of the form. */
export interface Filled {
  places: Record<string, string>;
  query: Record<string, string>;
  body: string;
  file: File | null;
}

/** The response of a call. */
export interface ApiResponse {
  status: number;
  milliseconds: number;
  headers: [string, string][];
  /** The media type without its parameters. */
  type: string;
  body: Blob;
}

/**
 * The request bodies that are free although their endpoint has a price, because the service need not design anything.
 */
const FREE_BODIES = ['spec', 'preset', 'clip'];

/** A sentence of the contract without its backticks, for a hint. */
const plain = (text: string) => text.replaceAll('`', '');

/** The request that will be sent. */
export function trialOf({
  id,
  title,
  method,
  path,
  access,
  path_parameters: places,
  query,
  body,
  credits,
}: Operation): Trial {
  return {
    id,
    title,
    method,
    path,
    isPublic: access === 'public',
    takesFile: body?.form != null,
    places: places.map(({ name, description, example }) => ({ name, description: plain(description), example })),
    query: query.map(({ name, description, values }) => ({ name, description: plain(description), values })),
    examples: (body?.examples ?? []).map((example) => ({
      title: example.title,
      text: JSON.stringify(example.value, null, 2),
    })),
    credits: Math.max(0, ...credits.map((price) => price.credits)),
  };
}

/** Why a call needs confirmation; null if it needs none. */
export function warningOf({ method, id, credits }: Trial, { body }: Filled): string | null {
  if (method === 'DELETE') return 'This deletes it for good, in your own workspace.';
  if (id === 'revokeSessions') return 'This signs you out everywhere, here too.';
  if (id === 'transferOwnership') return 'This makes somebody else the owner.';
  if (credits === 0 || FREE_BODIES.some((field) => body.includes(`"${field}"`))) return null;
  return (
    `This is real work in your own workspace. It costs up to ${credits} ${credits === 1 ? 'credit' : 'credits'}, ` +
    'held at once and given back if it fails.'
  );
}

/** What input is missing, as text; null if nothing is. */
export function missingIn({ places, examples, takesFile }: Trial, filled: Filled): string | null {
  const empty = places.find(({ name }) => !filled.places[name]?.trim());
  if (empty) return `Fill in ${empty.name}.`;
  if (takesFile || examples.length === 0 || !filled.body.trim()) return null;
  try {
    JSON.parse(filled.body);
    return null;
  } catch {
    return 'The body is not JSON.';
  }
}

/** The URL of the call on this service. */
export function addressOf({ path }: Trial, { places, query }: Filled): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name]?.trim() ?? ''));
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return `/api/v1${filled}${search ? `?${search}` : ''}`;
}

function bodyOf(
  { takesFile, examples }: Trial,
  { body, file }: Filled,
): { body?: BodyInit; headers?: Record<string, string> } {
  if (takesFile && file) {
    const form = new FormData();
    form.append('file', file);
    return { body: form };
  }
  return examples.length > 0 && body.trim() ? { body, headers: { 'Content-Type': 'application/json' } } : {};
}

/** Makes the call with the browser's session. Throws if there is no response. */
export async function send(trial: Trial, filled: Filled, signal: AbortSignal): Promise<ApiResponse> {
  const began = performance.now();
  const response = await fetch(addressOf(trial, filled), { method: trial.method, signal, ...bodyOf(trial, filled) });
  const body = await response.blob();
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - began),
    headers: [...response.headers],
    type,
    body,
  };
}
