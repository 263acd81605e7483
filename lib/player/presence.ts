/** Whether a mascot may move: it is in the page, visible, and not paused. */
export interface PagePresence {
  /** Whether it is in the page and not paused. */
  free(): boolean;
  /** Whether it is also on screen, in a visible page. */
  awake(): boolean;
  /** Starts or stops observing the page. */
  attend(inPage: boolean): void;
  /** Pauses or resumes. Returns whether it was paused before. */
  hold(held: boolean): boolean;
}

/** Creates the presence of an element, at first outside of the page. `renew` is called when it or `reduced` changes. */
export function presenceOf(element: Element, reduced: MediaQueryList, renew: () => void): PagePresence {
  let here = false;
  /** The element counts as on screen until the observer's first report. */
  let seen = true;
  let held = false;
  let end = new AbortController();
  const sight = new IntersectionObserver((changes) => {
    if (changes.at(-1)?.isIntersecting === seen) return;
    seen = !seen;
    renew();
  });
  const free = (): boolean => here && !held;
  return {
    free,
    awake: () => free() && seen && !document.hidden,
    attend(inPage) {
      here = inPage;
      seen = true;
      sight.disconnect();
      end.abort();
      end = new AbortController();
      if (here) {
        sight.observe(element);
        reduced.addEventListener('change', renew, end);
        document.addEventListener('visibilitychange', renew, end);
      }
      renew();
    },
    hold(value) {
      const before = held;
      held = value;
      renew();
      return before;
    },
  };
}
