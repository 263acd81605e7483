/** The product's logo: a limb with its joint. */
export function Mark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} fill="none" aria-hidden>
      <path d="M6 14 13 5" stroke="currentColor" strokeWidth="7" strokeLinecap="round" />
      <circle cx="6" cy="14" r="1.6" fill="var(--canvas)" />
      <path d="M14 15.5h.01" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
