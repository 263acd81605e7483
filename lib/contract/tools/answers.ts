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
/** A mascot in a list. */
export const MascotLine = BriefMascot.omit({
  palette: true,
  animations: true,
  fidelity: true,
  version_id: true,
  bundle_url: true,
});
/** A job in a list, without its result, which `wait_for_job` gives. */
export const JobLine = Job.omit({ result: true });

/** A code snippet that shows a mascot on a page. */
const EmbedWay = z.strictObject({ id: z.string(), title: z.string(), language: z.string(), code: z.string() });
/** Code snippets that show a mascot, and when they expire: null if never. */
export const EmbedCode = z.strictObject({
  mascot_id: z.string(),
  public: z.boolean(),
  expires_at: z.iso.datetime().nullable(),
  page_url: z.string(),
  bundle_url: z.string(),
  ways: z.array(EmbedWay),
});
export type EmbedCode = z.infer<typeof EmbedCode>;
