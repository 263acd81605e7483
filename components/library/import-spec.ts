import type { Mascot } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { at, client } from '../hooks/client';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The request body that creates a mascot from a JSON file. The file holds a mascot spec or a character sheet; exports
 * have either in a field named `spec` or `sheet`. The service validates the content. Throws an `Error` with a message
 * for users.
 */
export function importBody(text: string): { spec: MascotSpec } | { sheet: CharacterSheet } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('It is not JSON.');
  }
  if (isObject(value)) {
    const { spec = value, sheet = value } = value;
    if (isObject(spec) && 'specVersion' in spec) return { spec: spec as MascotSpec };
    if (isObject(sheet) && 'sheet_version' in sheet) return { sheet: sheet as CharacterSheet };
  }
  throw new Error('It is neither a mascot spec nor a character sheet.');
}

/** Creates a mascot from a JSON file. Throws an `Error` with a message for users. */
export async function importSpec(file: File): Promise<Mascot> {
  const body = importBody(await file.text());
  return (await client.call(at('POST /mascots'), { body })) as Mascot;
}
