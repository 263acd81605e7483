import { LoaderCircle } from 'lucide-react';

/** A small turning circle, silent to screen readers: say what is under way in words beside it. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
