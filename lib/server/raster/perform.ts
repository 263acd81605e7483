import type { AnyTask } from './define-task';
import { wake } from './wake.task';

/** What a thread is sent: a task by its name. */
export interface TaskMessage {
  name: string;
  input: unknown;
}

/** The `perform` of a thread program: performs any of these tasks, and loads each when it is first needed. */
export function performerOf(tasks: readonly AnyTask[]): (message: TaskMessage) => Promise<unknown> {
  const known = new Map([...tasks, wake].map((task: AnyTask) => [task.name, task]));
  return async ({ name, input }) => {
    const task = known.get(name);
    if (!task) throw new Error(`This thread has no task "${name}".`);
    if (name === wake.name) await Promise.all(tasks.map((each) => each.load()));
    const perform = await task.load();
    // The caller's input was typed by the same task.
    return perform(input as never);
  };
}
