import type { Trigger } from './attributes';

/**
 * Calls `play` on the pointer and keyboard events of `trigger`. `toggles` is true for events that may also stop the
 * motion.
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
