import { numberWord } from '../landing/number-words';
import { EXPORT_FORMAT_NAMES } from '@/lib/contract/export-formats';
import { PRICE_TITLES, PRICES, type PricedAction } from '@/lib/contract/prices';

const FREE_TEXT =
  'Preset motions, your own clips, recolours, imports, versions, previews and all ' +
  `${numberWord(EXPORT_FORMAT_NAMES.length)} export formats`;

/** The prices of each job type in credits. */
export function PriceList() {
  return (
    <table className="w-full">
      <thead className="sr-only">
        <tr>
          <th>Work</th>
          <th>Credits</th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {(Object.keys(PRICE_TITLES) as PricedAction[]).map((action) => (
          <tr key={action}>
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {PRICE_TITLES[action]}
            </th>
            <td className="text-right whitespace-nowrap tabular-nums">
              {PRICES[action].credits} {PRICES[action].credits === 1 ? 'credit' : 'credits'}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="py-2.5 pr-4 text-left font-normal">
            {FREE_TEXT}
          </th>
          <td className="text-right align-top py-2.5">Free</td>
        </tr>
      </tbody>
    </table>
  );
}
