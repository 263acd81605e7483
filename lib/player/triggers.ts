import type { Trigger } from './attributes';

/**
 * Calls `play` on the events of pointer and keyboard that `trigger` names; `toggles` is true for one that may also stop
 * it.
 */
export function listen(element: HTMLElement, trigger: () => Trigger, play: (toggles: boolean) => void): void {
  element.addEventListener('pointerenter', () => trigger() === 'hover' && play(false));
  for (const type of ['click', 'keydown']) {
    element.addEventListener(type, (event: Event & { key?: string; repeat?: boolean }) => {
      const { key = ' ', repeat } = event;
      if (trigger() !== 'click' || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      if (!repeat) play(true);
    });
  }
}
