'use client';

import type { AnalyzeResult, MascotConcept } from '@/lib/contract/analyze';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { Skeleton } from '../../ui/skeleton';
import { DraftView } from '../draft-view';
import { ConceptCard } from './concept-card';

interface ConceptsProps {
  result: AnalyzeResult;
  sketches: ReadonlyMap<string, MascotSpec>;
  busy: boolean;
  onCreate: (input: DesignMascotInput) => void;
}

const STAGE_CLASS = 'size-full bg-stage dots p-5 sm:p-8 lg:overflow-y-auto';
const COLUMN_CLASS = 'mx-auto flex max-w-300 flex-col gap-6';

/** The brand of a website, and mascot concepts for it. */
export function Concepts({ result: { brand, concepts }, sketches, busy, onCreate }: ConceptsProps) {
  const create = ({ name, prompt, style }: MascotConcept) => onCreate({ name, prompt, ...(style ? { style } : {}) });
  return (
    <div className={STAGE_CLASS}>
      <div className={COLUMN_CLASS}>
        <header className="flex flex-col gap-2">
          <h2 className="text-title font-semibold wrap-anywhere">{brand.name || brand.url}</h2>
          {brand.tagline || brand.summary ? (
            <p className="max-w-160 text-muted">{brand.tagline || brand.summary}</p>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
            <ul aria-label="Colours of the brand" className="flex gap-1">
              {brand.colors.map(({ name, color }) => (
                <li
                  key={`${name} ${color}`}
                  title={`${name} ${color}`}
                  className="size-5 rounded-full shadow-[inset_0_0_0_1px_var(--line-strong)]"
                  style={{ background: color }}
                >
                  <span className="sr-only">{name}</span>
                </li>
              ))}
            </ul>
            <p className="wrap-anywhere">
              {[hostOf(brand.url), brand.industry, ...brand.tone].filter(Boolean).join(' · ')}
            </p>
          </div>
        </header>
        <ul aria-label="Concepts" className="grid gap-4 md:grid-cols-3">
          {concepts.map((concept) => (
            <li key={concept.name} className="flex">
              <ConceptCard
                concept={concept}
                sketch={sketches.get(concept.name) ?? null}
                busy={busy}
                onCreate={() => create(concept)}
              />
            </li>
          ))}
        </ul>
        <p className="text-small text-muted">
          The sketches are quick: the artist draws the mascot you choose anew, and names, colours and all else can be
          changed. The three stay here until another website is read.
        </p>
      </div>
    </div>
  );
}

/** The placeholders of concepts during the analysis; each is replaced by its sketch once that is drawn. */
export function ConceptsInWork({ sketches }: { sketches: ReadonlyMap<string, MascotSpec> }) {
  const drawn = [...sketches.values()];
  return (
    <div aria-hidden className={STAGE_CLASS}>
      <div className={COLUMN_CLASS}>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-5 w-48" />
        </div>
        <div className="grid gap-4 md:grid-cols-3">
          {['first', 'second', 'third'].map((place, index) => (
            <div key={place} className="overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]">
              <div className="flex aspect-square p-5 max-md:max-h-72 max-md:w-full">
                {drawn[index] ? (
                  <DraftView spec={drawn[index]} className="size-full" />
                ) : (
                  <Skeleton className="size-full" />
                )}
              </div>
              <div className="flex flex-col gap-2 border-t p-4">
                <Skeleton className="h-5 w-24" />
                <Skeleton className="h-16" />
                <Skeleton className="mt-2 h-8" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
