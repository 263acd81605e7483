/** Whether a mascot may move: it stands in the page, is looked at, and is not held. */
export interface PagePresence {
  /** Whether it is in the page and not held. */
  free(): boolean;
  /** Whether it is also on screen, in a page that is visible. */
  awake(): boolean;
  /** Goes on in the page, or ends everything that runs. */
  attend(inPage: boolean): void;
  /** Holds everything where it is, or lets it go on; gives whether it was held. */
  hold(held: boolean): boolean;
}

/** The presence of an element that is out of the page yet; calls `renew` whenever it or `reduced` changes. */
export function presenceOf(element: Element, reduced: MediaQueryList, renew: () => void): PagePresence {
  let here = false;
  /** On screen, until the browser knows better. */
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
