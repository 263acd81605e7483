import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A section of the landing page: one headline with a demonstration. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="border-t py-16 sm:py-24">
      <div className="mb-10 max-w-2xl sm:mb-14">
        <h2 id={id} className="scroll-mt-8 text-heading font-semibold text-balance">
          {title}
        </h2>
        <p className="mt-3 text-title text-pretty text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
