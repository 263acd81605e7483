import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';

/** The footer of the bar: its keys, or a message that the search for mascots failed. */
export function BarFooter({ failed, onAgain }: { failed: boolean; onAgain: () => void }) {
  if (failed)
    return (
      <footer className="flex h-10 shrink-0 items-center justify-between gap-3 border-t pr-2 pl-5 pointer-coarse:h-14">
        <p role="alert" className="min-w-0 truncate text-small text-danger">
          The mascots could not be searched.
        </p>
        <Button size="small" className="pointer-coarse:h-11" onClick={onAgain}>
          Try again
        </Button>
      </footer>
    );
  return (
    <footer
      aria-hidden
      className="flex h-10 shrink-0 items-center gap-4 border-t px-5 text-small text-muted pointer-coarse:hidden"
    >
      <Hint keys={['arrowup', 'arrowdown']} text="Move" />
      <Hint keys={['enter']} text="Choose" />
      <Hint keys={['escape']} text="Close" />
    </footer>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <Kbd keys={keys.join('+')} />
      {text}
    </span>
  );
}
