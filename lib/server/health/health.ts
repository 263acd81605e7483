import { artistName } from '../artist/name';
import { env } from '../env';
import { runner } from '../jobs/runner';
import { logError } from '../log';
import { CHECKS, type Check, type CheckName, type Level } from './checks';

/** The answer of `/api/health`: the database, the designer, whether the server can work, and the state of its parts. */
export interface Health {
  status: 'ok' | 'stopping' | 'unavailable';
  database: 'pglite' | 'postgres' | 'neon';
  /** The artist's name. */
  designer: string;
  /** The level of each part, with figures for the operator; empty while the server stops. */
  checks: Partial<Record<CheckName, Level | Check>>;
}

/** Runs one check. A failed check of the database fails the server; any other one warns. */
async function look(name: CheckName): Promise<[CheckName, Check]> {
  try {
    return [name, await CHECKS[name]()];
  } catch (error) {
    logError('health.failed', error, { check: name });
    return [name, { level: name === 'database' || name === 'migrations' ? 'fail' : 'warn' }];
  }
}

/** Runs all checks; with figures where `detailed`. */
export async function health(detailed: boolean): Promise<Health> {
  const described = { database: env().database.driver, designer: artistName() };
  if (runner().closing.signal.aborted) return { status: 'stopping', ...described, checks: {} };
  const names = Object.keys(CHECKS) as CheckName[];
  const found = await Promise.all(names.map(look));
  const status = found.some(([, { level }]) => level === 'fail') ? 'unavailable' : 'ok';
  return {
    status,
    ...described,
    checks: Object.fromEntries(found.map(([name, check]) => [name, detailed ? check : check.level])),
  };
}
