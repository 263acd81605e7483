import { z } from 'zod';
import { Animation } from '../animation';
import { Job } from '../job';
import { Mascot } from '../mascot';

/** An animation without its clip. */
export const BriefAnimation = Animation.omit({ clip: true });
/** A mascot with its animations by name. */
export const FullMascot = Mascot.extend({ animations: z.array(BriefAnimation) });
/** A mascot without its parts and its spec, which `get_mascot` gives. */
export const BriefMascot = FullMascot.omit({ parts: true, spec: true });
/** A mascot as a list names it. */
export const MascotLine = BriefMascot.omit({
  palette: true,
  animations: true,
  fidelity: true,
  version_id: true,
  bundle_url: true,
});
/** A job as a list names it: `wait_for_job` gives its result. */
export const JobLine = Job.omit({ result: true });

/** A way to paste a mascot into a page. */
const EmbedWay = z.strictObject({ id: z.string(), title: z.string(), language: z.string(), code: z.string() });
/** Code that shows a mascot, and until when it works: null where it does not end. */
export const EmbedCode = z.strictObject({
  mascot_id: z.string(),
  public: z.boolean(),
  expires_at: z.iso.datetime().nullable(),
  page_url: z.string(),
  bundle_url: z.string(),
  ways: z.array(EmbedWay),
});
export type EmbedCode = z.infer<typeof EmbedCode>;
