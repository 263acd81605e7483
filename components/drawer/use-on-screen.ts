'use client';

import { useEffect, useState, type RefObject } from 'react';

const callbacks = new WeakMap<Element, (isOnScreen: boolean) => void>();
let observer: IntersectionObserver | null = null;

/** Uses one shared observer, because a grid has hundreds of cards. */
function observe(element: Element, changed: (isOnScreen: boolean) => void): () => void {
  observer ??= new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) callbacks.get(target)?.(isIntersecting);
  });
  callbacks.set(element, changed);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on screen; false on the server. */
export function useOnScreen(host: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => (host.current ? observe(host.current, setOnScreen) : undefined), [host]);
  return isOnScreen;
}
