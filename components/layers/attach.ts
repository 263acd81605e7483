import type { Ref } from 'react';

/** Attaches a node to a React ref; returns the cleanup. */
export function attach<T>(ref: Ref<T> | undefined, node: T | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(node);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
