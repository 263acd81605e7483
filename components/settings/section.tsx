import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The header of a page of settings, with its actions on the right. */
export function PageHead({ title, note, action }: { title: string; note?: ReactNode; action?: ReactNode }) {
  return (
    <header className="mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
        {note ? <p className="mt-0.5 max-w-prose text-muted">{note}</p> : null}
      </div>
      {action}
    </header>
  );
}

/** A section of a page of settings under its heading. */
export function Section({
  title,
  note,
  action,
  children,
}: {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mb-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="font-medium">{title}</h2>
          {note ? <p className="mt-0.5 max-w-prose text-muted">{note}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A framed list with divided rows. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y rounded-ui bg-surface shadow-[inset_0_0_0_1px_var(--line)]">
      {children}
    </ul>
  );
}

/** A row of such a list: title, a note below, and actions on the right. */
export function Row({ title, note, children }: { title: ReactNode; note?: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 grow wrap-anywhere">
        <div className="flex flex-wrap items-center gap-x-2 font-medium">{title}</div>
        {note ? <div className="text-small text-muted">{note}</div> : null}
      </div>
      {children}
    </li>
  );
}

/** A badge: a role, a state. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span
      className={clsx(
        'shrink-0 rounded-[5px] px-1.5 py-px text-small font-medium whitespace-nowrap text-muted',
        'shadow-[inset_0_0_0_1px_var(--line)]',
      )}
    >
      {children}
    </span>
  );
}
