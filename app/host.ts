import { acceptSpec } from '@/lib/core/spec/accept';
import type { MascotSpec } from '@/lib/core/spec/schema';
import host from './host.json';

function accepted(): MascotSpec {
  const result = acceptSpec(host);
  if (!result.ok) throw new Error(`The host mascot is invalid: ${result.problems[0]?.message ?? 'unknown'}`);
  return result.value.spec;
}

/** The mascot on the sign-in pages and in the empty library. Its silhouette is the placeholder of drawings. */
export const HOST: MascotSpec = accepted();
