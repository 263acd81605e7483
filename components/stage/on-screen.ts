const watched = new Map<() => void, Element>();
/** The watched elements that are off screen. */
const away = new WeakSet<Element>();
let observer: IntersectionObserver | null = null;

/**
 * Calls `callback` when the visibility of `element` or of the tab changes. Until the browser reports, the element
 * counts as visible. Every call needs its own `callback` function.
 */
function onSight(element: Element, callback: () => void): () => void {
  observer ??= watch();
  watched.set(callback, element);
  observer.observe(element);
  return () => {
    watched.delete(callback);
    if ([...watched.values()].includes(element)) return;
    observer?.unobserve(element);
    away.delete(element);
  };
}

/** Whether a watched element is on screen and the tab is visible. */
const inSight = (element: Element): boolean => !document.hidden && !away.has(element);

/**
 * Runs `begin` while `element` is visible, and the cleanup it returns afterwards. Returns a function that ends this.
 */
export function whileInSight(element: Element, begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const turn = (): void => {
    end?.();
    end = inSight(element) ? begin() : undefined;
  };
  const endSight = onSight(element, turn);
  turn();
  return () => {
    endSight();
    end?.();
  };
}

function tell(element?: Element): void {
  for (const [callback, each] of watched) if (!element || each === element) callback();
}

function watch(): IntersectionObserver {
  document.addEventListener('visibilitychange', () => tell());
  return new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting !== away.has(target)) continue;
      away[isIntersecting ? 'delete' : 'add'](target);
      tell(target);
    }
  });
}
