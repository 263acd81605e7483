import { LoaderCircle } from 'lucide-react';

/** A spinner. It is hidden from screen readers, so describe the action in text beside it. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />;
}
