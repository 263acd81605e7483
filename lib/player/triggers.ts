import type { Trigger } from './attributes';
import type { Director } from './director';

const toggle = (director: Director): void => (director.asked ? director.settle() : director.trigger());

/** Lets the pointer and the keyboard play what `trigger` says, until `signal` ends it. */
export function listen(element: HTMLElement, signal: AbortSignal, trigger: () => Trigger, director: () => Director | undefined): void {
  const on = (type: string, wanted: Trigger, act: (director: Director, event: Event) => void): void => {
    element.addEventListener(type, (event) => {
      const found = director();
      if (found && trigger() === wanted) act(found, event);
    }, { signal });
  };
  on('pointerenter', 'hover', (found) => {
    if (!found.asked) found.trigger();
  });
  on('click', 'click', toggle);
  on('keydown', 'click', (found, event) => {
    const { key, repeat } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    if (!repeat) toggle(found);
  });
}
