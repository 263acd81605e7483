/** Called when an element comes into sight or leaves it, and when its tab is shown or hidden. */
export type SightCallback = (inSight: boolean) => void;

interface Watched {
  onScreen: boolean;
  callbacks: Set<SightCallback>;
}

const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | null = null;

/** Tells whenever `element` comes into sight or leaves it; until the browser knows better it is in sight. Gives back the function that ends it. */
export function onSight(element: Element, callback: SightCallback): () => void {
  observer ??= watch();
  const entry = watched.get(element) ?? { onScreen: true, callbacks: new Set<SightCallback>() };
  if (!watched.has(element)) {
    watched.set(element, entry);
    observer.observe(element);
  }
  entry.callbacks.add(callback);
  return () => {
    entry.callbacks.delete(callback);
    if (entry.callbacks.size || watched.get(element) !== entry) return;
    watched.delete(element);
    observer?.unobserve(element);
    if (!watched.size) rest();
  };
}

/** Whether a watched element is on screen in a tab that is shown. */
export function inSight(element: Element): boolean {
  return !document.hidden && (watched.get(element)?.onScreen ?? true);
}

function tell(element: Element, entry: Watched): void {
  for (const callback of entry.callbacks) callback(!document.hidden && entry.onScreen);
}

const tellAll = (): void => watched.forEach((entry, element) => tell(element, entry));

function watch(): IntersectionObserver {
  document.addEventListener('visibilitychange', tellAll);
  return new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      const entry = watched.get(target);
      if (!entry || entry.onScreen === isIntersecting) continue;
      entry.onScreen = isIntersecting;
      tell(target, entry);
    }
  });
}

function rest(): void {
  observer?.disconnect();
  observer = null;
  document.removeEventListener('visibilitychange', tellAll);
}
