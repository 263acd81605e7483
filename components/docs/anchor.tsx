import { clsx } from 'clsx';
/** A link to the heading beside it. */
export function Anchor({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={`#${id}`}
      aria-label={`Link to ${title}`}
      className={clsx(
        'ml-2 rounded-ui px-1 font-normal text-faint no-underline opacity-0 transition-opacity',
        'group-hover:opacity-100 focus-visible:opacity-100',
      )}
    >
      #
    </a>
  );
}
