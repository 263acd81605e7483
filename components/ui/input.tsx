'use client';

import { clsx } from 'clsx';
import { createContext, use, type ComponentProps, type ReactNode } from 'react';

const FIELD =
  'w-full rounded-ui bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow ' +
  'outline-none focus:shadow-[inset_0_0_0_1.5px_var(--accent)] ' +
  'aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] max-sm:text-[1rem] disabled:opacity-60';

/** The ARIA attributes that a field passes to its control: whether it is invalid, and the id of its description. */
const Said = createContext<{ 'aria-invalid'?: true; 'aria-describedby'?: string }>({});

/** A single-line text field. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(FIELD, 'h-8 px-2.5 pointer-coarse:h-10', className)} {...use(Said)} {...rest} />;
}

/** A multi-line text field. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea className={clsx(FIELD, 'resize-none px-3 py-2.5 leading-relaxed', className)} {...use(Said)} {...rest} />
  );
}

/** A control with label, error and hint. Sets the ARIA attributes of an `Input` or `Textarea` inside. */
export function Field({
  label,
  htmlFor,
  hint,
  error,
  children,
}: {
  label: string;
  htmlFor: string;
  hint?: string;
  error?: string | null;
  children: ReactNode;
}) {
  const noteId = `${htmlFor}-note`;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={htmlFor} className="text-small font-medium text-muted">
        {label}
      </label>
      <Said
        value={{ ...(error ? { 'aria-invalid': true } : {}), ...(error || hint ? { 'aria-describedby': noteId } : {}) }}
      >
        {children}
      </Said>
      {error ? (
        <p id={noteId} role="alert" className="text-small wrap-anywhere text-danger">
          {error}
        </p>
      ) : null}
      {hint && !error ? (
        <p id={noteId} className="text-small text-pretty text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
