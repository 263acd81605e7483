import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyTask } from '@/lib/server/raster/define-task';
import { programOf, type PoolName } from '@/lib/server/raster/pools';
import { read, sources } from '../../support/sources';

/** A film of each size, by which its tasks choose their pool. */
const SIZES = [64, 4096];

const isTask = (value: unknown): value is AnyTask => typeof value === 'object' && value !== null && 'load' in value;

function poolsOf({ pool }: AnyTask): PoolName[] {
  if (typeof pool === 'string') return [pool];
  const choose = pool as (input: unknown) => PoolName;
  return SIZES.map((size) => choose({ size }));
}

/** Every task of the server by its name there; threads of all programs perform `wake`. */
async function declaredTasks(): Promise<[name: string, AnyTask][]> {
  const files = sources('lib/server').filter((file) => file.endsWith('.task.ts') && !file.endsWith('/wake.task.ts'));
  const modules = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ resolve(file)) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((each) =>
    Object.entries(each).flatMap(([name, value]) => (isTask(value) ? [[name, value] as [string, AnyTask]] : [])),
  );
}

const tasks = await declaredTasks();

test('every task is found', () => expect(tasks.length).toBeGreaterThan(20));

test.each(tasks)(
  '%s has its own name, can be loaded, and is performed by the threads of its pool',
  async (name, task) => {
    expect(task.name).toBe(name);
    expect(await task.load()).toBeTypeOf('function');
    for (const pool of poolsOf(task)) {
      const program = read(`lib/server/threads/${programOf(pool)}.ts`);
      expect(program).toMatch(new RegExp(`performerOf\\(\\[[^\\]]*\\b${name}\\b`));
    }
  },
);
