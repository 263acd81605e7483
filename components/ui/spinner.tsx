import { LoaderCircle } from 'lucide-react';

/** A spinner, hidden from screen readers: name the action in words beside it. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
