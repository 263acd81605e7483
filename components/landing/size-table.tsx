/**
 * The sizes of other vector players, in bytes after gzip, with everything else that they load. Measured by `npm run
 * bench player`.
 */
const PEERS = [
  { name: 'lottie-web light', bytes: 46_584, needs: 'JavaScript' },
  { name: 'dotlottie-web', bytes: 531_943, needs: 'JavaScript and WebAssembly' },
] as const;

const thousands = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const kilobytes = (bytes: number): string => `${thousands.format(bytes / 1000)} kB`;

/** Compares the sizes of players, in bytes that a page loads. */
export function SizeTable({ playerBytes }: { playerBytes: number }) {
  const rows = [{ name: 'Liverig player', bytes: playerBytes, needs: 'JavaScript' }, ...PEERS];
  const most = Math.max(...rows.map(({ bytes }) => bytes));
  return (
    <table className="mt-12 w-full">
      <caption className="mb-4 text-left text-muted">
        What a page loads before a mascot moves, gzip. State machine, blending and springs are in ours; speech comes
        when it is used.
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, bytes, needs }) => (
          <tr key={name} className="border-t">
            <th scope="row" className="w-56 py-3 pr-4 text-left align-top font-medium max-sm:w-40">
              {name}
              <span className="block text-small font-normal text-muted">{needs}</span>
            </th>
            <td className="py-3">
              <span className="flex items-center gap-3">
                <span
                  aria-hidden
                  className={`h-2 rounded-full ${bytes === playerBytes ? 'bg-accent' : 'bg-line-strong'}`}
                  style={{ width: `max(0.5rem, ${(bytes / most) * 80}%)` }}
                />
                <span className="whitespace-nowrap tabular-nums">{kilobytes(bytes)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
