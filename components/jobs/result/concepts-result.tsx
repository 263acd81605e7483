import Link from 'next/link';
import type { AnalyzeResult } from '@/lib/contract/analyze';
import { Button } from '../../ui/button';

/** The brand of a website, and its concepts. Each opens the creation page with its prompt. */
export function ConceptsResult({ result: { brand, concepts } }: { result: AnalyzeResult }) {
  return (
    <>
      <div className="border-b p-4 wrap-anywhere">
        <h3 className="text-title font-semibold">{brand.name || brand.url}</h3>
        {brand.summary ? <p className="text-muted">{brand.summary}</p> : null}
      </div>
      <ul aria-label="Concepts" className="divide-y">
        {concepts.map(({ name, description, why, palette, prompt }) => (
          <li key={name} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-3">
            <div className="min-w-60 flex-1 wrap-anywhere">
              <h4 className="flex items-center gap-2 font-medium">
                {name}
                <span aria-hidden className="flex -space-x-1">
                  {palette.slice(0, 5).map(({ name: token, color }) => (
                    <span
                      key={token}
                      className="size-3.5 rounded-full shadow-[0_0_0_1px_var(--line-strong)]"
                      style={{ background: color }}
                    />
                  ))}
                </span>
              </h4>
              <p>{description}</p>
              <p className="text-small text-muted">{why}</p>
            </div>
            <Button asChild>
              <Link href={`/mascots/new?${new URLSearchParams({ prompt })}`}>
                Create<span className="sr-only"> {name}</span>
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
