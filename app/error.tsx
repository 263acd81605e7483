'use client';

/** The error page. Every page loads its code, so it uses no components of its own. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main role="alert" className="flex min-h-dvh flex-col items-center justify-center px-6 py-10 text-center">
      <h1 className="text-title font-semibold">Something went wrong</h1>
      <p className="mt-1 max-w-sm text-muted">
        The page could not be shown. If it stays so, tell us this number: {error.digest ?? 'none'}.
      </p>
      <button
        type="button"
        onClick={reset}
        className="mt-5 h-8 rounded-ui bg-ink px-3 font-medium text-canvas transition-opacity hover:opacity-88"
      >
        Try again
      </button>
    </main>
  );
}
