import { PRICES, type PricedAction } from '@/lib/contract/prices';

const WORDS: Record<PricedAction, string> = {
  generate: 'Mascot from a sentence', generate_high: 'Mascot from a sentence, high detail',
  reconstruct: 'Mascot from an image', reconstruct_high: 'Mascot from an image, high detail',
  edit: 'Edit in words', variant: 'Look variant', animate: 'Animation in words', animate_video: 'Animation from a video',
  suggest: 'Suggested motions', scene: 'Scene', analyze: 'Website analysis',
};
const FREE = 'Preset motions, your own clips, recolours, imports, versions, previews and all thirteen export formats';

/** What each kind of work costs in credits. */
export function PriceList() {
  return (
    <table className="w-full">
      <thead className="sr-only"><tr><th>Work</th><th>Credits</th></tr></thead>
      <tbody className="divide-y">
        {(Object.keys(WORDS) as PricedAction[]).map((action) => (
          <tr key={action}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">{WORDS[action]}</th>
            <td className="text-right whitespace-nowrap tabular-nums">{PRICES[action].credits} {PRICES[action].credits === 1 ? 'credit' : 'credits'}</td>
          </tr>
        ))}
        <tr><th scope="row" className="py-2.5 pr-4 text-left font-normal">{FREE}</th><td className="text-right align-top py-2.5">Free</td></tr>
      </tbody>
    </table>
  );
}
