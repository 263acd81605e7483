import Link from 'next/link';
import type { Activity } from '@/lib/contract/activity';
import type { SuggestResult } from '@/lib/contract/animation';
import { Button } from '../../ui/button';

/** Suggested motions, with a link to the editor, where they can be created. */
export function SuggestionsResult({
  result: { suggestions },
  activity: { mascot },
}: {
  result: SuggestResult;
  activity: Activity;
}) {
  return (
    <>
      <ul aria-label="Suggested motions" className="divide-y">
        {suggestions.map(({ name, prompt, duration, loop, why }) => (
          <li key={name} className="px-4 py-3 wrap-anywhere">
            <h3 className="font-medium">
              {name}{' '}
              <span className="font-normal text-muted">
                · {duration} s{loop ? ', loop' : ''}
              </span>
            </h3>
            <p>{prompt}</p>
            <p className="text-small text-muted">{why}</p>
          </li>
        ))}
      </ul>
      {mascot ? (
        <div className="border-t p-4">
          <Button asChild look="primary">
            <Link href={`/mascots/${mascot.id}`}>Make them in {mascot.name}&apos;s editor</Link>
          </Button>
        </div>
      ) : null}
    </>
  );
}
