import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordServiceAct } from '../audit/record';
import { sha256 } from '../crypto';
import { openDatabase, transaction, type Tx } from '../db/client';
import { hasActiveKey, insertKey } from '../db/keys';
import { findPersonalWorkspace } from '../db/people';
import { env } from '../env';
import { welcome } from '../workspaces/welcome';
import { newKeyText } from './text';

/** The owner of a local installation's first workspace. */
const OWNER = 'local@localhost';
/** The name of the key of a local installation. */
const NAME = 'Local key';

/**
 * With `LOCAL_API_KEY=1`, keeps a valid key in `DATA_DIR/local-api-key`. The first start makes its owner and workspace,
 * and prints the key.
 */
export async function ensureLocalKey(): Promise<void> {
  if (!env().localApiKey) return;
  const path = join(env().dataDir, 'local-api-key');
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  if (kept && (await works(kept))) return;
  process.stdout.write(`API key of the local workspace: ${await make(path)}\n`);
}

async function works(key: string): Promise<boolean> {
  const { db } = await openDatabase();
  return hasActiveKey(db, sha256(key));
}

async function make(path: string): Promise<string> {
  await openDatabase();
  const { key, prefix, hash } = newKeyText();
  await transaction(async (tx) => {
    const workspaceId = (await findPersonalWorkspace(tx, OWNER)) ?? (await makeOwner(tx));
    const { id } = await insertKey(tx, { workspaceId, name: NAME, prefix, hash });
    await recordServiceAct(tx, workspaceId, { action: 'key.created', resourceId: id, details: { name: NAME } });
  });
  writeFileSync(path, `${key}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
  return key;
}

async function makeOwner(tx: Tx): Promise<string> {
  const { workspaceId } = await welcome(tx, { email: OWNER, name: 'Local owner', image: null, emailVerified: null });
  return workspaceId;
}
