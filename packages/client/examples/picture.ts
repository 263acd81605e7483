// A picture becomes a rigged mascot: node picture.js fox.png
import { createClient } from '@liverig/client';

const client = createClient({
  baseUrl: process.env.LIVERIG_URL ?? 'http://localhost:3000/api/v1',
  key: process.env.LIVERIG_KEY,
});
const [picture = 'fox.png'] = process.argv.slice(2);

const { mascot, fidelity } = await client.mascots.rebuildAndWait(
  picture,
  { name: 'Fox' },
  {
    onDraft: (draft) =>
      console.log(draft.type === 'draft' ? `a sketch of ${draft.spec.parts.length} parts` : 'a motion'),
  },
);
console.log(
  `${mascot.name} is ${Math.round((fidelity ?? 0) * 100)} % like the picture` +
    `${mascot.needs_review ? '; have a look at it' : ''}.`,
);
