import type { Usage } from '@/lib/contract/credits';
import { JOB_WORDS } from './job-words';

const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** Credits by job type, as bars in a table. */
export function UsageChart({ usage: { by_type: types, total_cost_usd: cost } }: { usage: Usage }) {
  if (types.length === 0)
    return (
      <p className="rounded-ui bg-surface px-4 py-6 text-center text-muted shadow-[inset_0_0_0_1px_var(--line)]">
        Nothing was made yet this month.
      </p>
    );
  const most = Math.max(1, ...types.map(({ credits }) => credits));
  return (
    <>
      <table className="w-full border-separate border-spacing-y-1">
        <thead className="sr-only">
          <tr>
            <th>Kind of work</th>
            <th>Credits</th>
            <th>Jobs</th>
          </tr>
        </thead>
        <tbody>
          {types
            .toSorted((a, b) => b.credits - a.credits || b.jobs - a.jobs)
            .map(({ type, jobs, credits }) => (
              <tr key={type}>
                <th scope="row" className="w-36 pr-4 text-left font-normal whitespace-nowrap max-sm:w-28">
                  {JOB_WORDS[type]}
                </th>
                <td>
                  <div className="flex h-7 items-center gap-2.5">
                    {credits > 0 ? (
                      <div
                        aria-hidden
                        className="h-5 min-w-0.5 shrink-0 rounded-[4px] bg-accent"
                        style={{ width: `calc((100% - 6rem) * ${credits / most})` }}
                      />
                    ) : null}
                    <span className="whitespace-nowrap tabular-nums">
                      {credits > 0 ? `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}` : 'Free'}
                    </span>
                  </div>
                </td>
                <td className="w-20 text-right whitespace-nowrap text-muted tabular-nums">
                  {jobs.toLocaleString('en')} {jobs === 1 ? 'job' : 'jobs'}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
      {cost > 0 ? <p className="mt-2 text-small text-muted">Model cost so far: {usd.format(cost)}</p> : null}
    </>
  );
}
