import type { AnyTask } from './define-task';
import { wake } from './wake.task';

/** The message to a thread: a task's name and its input. */
export interface TaskMessage {
  name: string;
  input: unknown;
}

/** Makes the `perform` function of a thread program, which performs any of these tasks and loads each on first use. */
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
