/** The pressed pointers. */
const pressed = new Set<number>();
/** The callbacks to run when no pointer is pressed any more. */
const waiting = new Set<() => void>();

/** Whether a pointer is pressed, such as during a drag. */
export const isPressed = (): boolean => pressed.size > 0;

/** Calls `work` once, as soon as no pointer is pressed any more. */
export const onRelease = (work: () => void): void => void waiting.add(work);

function release(): void {
  if (isPressed()) return;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

function lift({ pointerId }: PointerEvent): void {
  pressed.delete(pointerId);
  release();
}

/** Tracks the pressed pointers of a window. */
export function watchPresses(target: EventTarget): void {
  const listen = (type: string, take: (event: PointerEvent) => void) =>
    target.addEventListener(type, (event) => take(event as PointerEvent), { capture: true, passive: true });
  listen('pointerdown', ({ pointerId }) => void pressed.add(pointerId));
  listen('pointerup', lift);
  listen('pointercancel', lift);
  // If a pointer was released outside of the window, the next move reports no pressed buttons.
  listen('pointermove', (event) => event.buttons === 0 && lift(event));
  target.addEventListener('blur', () => {
    pressed.clear();
    release();
  });
}

if (typeof window !== 'undefined') watchPresses(window);
