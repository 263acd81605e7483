import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const FIELD = 'w-full rounded-ui bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow outline-none focus:shadow-[inset_0_0_0_1.5px_var(--accent)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--danger)] max-sm:text-[1rem] disabled:opacity-60';

/** A line of text. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(FIELD, 'h-8 px-2.5 pointer-coarse:h-10', className)} {...rest} />;
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(FIELD, 'resize-none px-3 py-2.5 leading-relaxed', className)} {...rest} />;
}

/** A control under its label, with what is wrong or worth knowing below it. */
export function Field({ label, htmlFor, hint, error, children }: { label: string; htmlFor: string; hint?: string; error?: string | null; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={htmlFor} className="text-small font-medium text-muted">{label}</label>
      {children}
      {error ? <p id={`${htmlFor}-error`} role="alert" className="text-small text-danger">{error}</p> : null}
      {hint && !error ? <p className="text-small text-muted">{hint}</p> : null}
    </div>
  );
}
