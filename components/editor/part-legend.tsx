import type { MascotSpec } from '@/lib/core/spec/schema';
import { tokenTitle } from './palette/families';

/** The legend of the part colours, while each part is shown in a distinct colour. */
export function PartLegend({ spec: { parts, palette } }: { spec: MascotSpec }) {
  const drawn = new Set(parts.filter(({ svg }) => svg !== '').map(({ id }) => id));
  const entries = palette.filter(({ name }) => drawn.has(name));
  return (
    <section aria-label="Part colours" className="absolute top-9 bottom-3 left-3 flex max-w-40 flex-col max-sm:hidden">
      <p className="mb-1 px-1 text-small text-muted">
        {entries.length} {entries.length === 1 ? 'part' : 'parts'}
      </p>
      <ul
        aria-label="Parts in colours"
        tabIndex={0}
        className="flex min-h-0 flex-col gap-0.5 overflow-y-auto rounded-ui px-1"
      >
        {entries.map(({ name, color }) => (
          <li key={name} className="flex items-center gap-2 text-small">
            <span aria-hidden className="size-2.5 shrink-0 rounded-full" style={{ background: color }} />
            <span className="truncate">{tokenTitle(name)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
