import type { Trigger } from './attributes';

/**
 * Has the pointer and the keyboard call `play` where `trigger` says so; `toggles` is true for what may also stop it.
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
