import Link from 'next/link';
import type { Mascot } from '@/lib/contract/mascot';
import { Button } from '../../ui/button';
import { Actions, PictureAndWords } from './picture-and-words';

const percent = new Intl.NumberFormat('en', { style: 'percent' });

/** The result of a job that draws a mascot. Some fields exist only for some types. */
export interface DrawnResult {
  mascot: Mascot;
  version_id?: string;
  fidelity?: number | null;
  summary?: string;
  warnings?: readonly string[];
}

/** A drawn or changed mascot. */
export function MascotResult({
  result: { mascot, version_id: versionId, fidelity, summary, warnings = [] },
}: {
  result: DrawnResult;
}) {
  const preview = versionId ? `/api/v1/mascots/${mascot.id}/preview?v=${versionId}` : mascot.preview_url;
  return (
    <PictureAndWords picture={preview ? <img src={preview} alt={mascot.name} /> : null}>
      <h3 className="text-title font-semibold wrap-anywhere">{mascot.name}</h3>
      {summary ? <p className="wrap-anywhere">{summary}</p> : null}
      {typeof fidelity === 'number' ? (
        <p className="text-muted">
          {percent.format(fidelity)} like the picture{mascot.needs_review ? ': worth a look' : ''}
        </p>
      ) : null}
      {warnings.length > 0 ? (
        <ul aria-label="What could not be followed" className="list-disc pl-4 text-muted">
          {warnings.map((warning) => (
            <li key={warning} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      ) : null}
      <Actions>
        <Button asChild look="primary">
          <Link href={`/mascots/${mascot.id}`}>Open {mascot.name}</Link>
        </Button>
      </Actions>
    </PictureAndWords>
  );
}
