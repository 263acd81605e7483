import { Group } from 'lucide-react';
import { useMemo } from 'react';
import { drawingBox } from '@/lib/core/paint/extent';
import { substitute } from '@/lib/core/paint/tokens';
import { grown } from '@/lib/core/geometry/bounds';
import { drawingOf } from '@/lib/core/svg/drawing-of';

const NO_COLORS: ReadonlyMap<string, string> = new Map();

/**
 * A small picture of a sanitised fragment, or a placeholder if it is empty. Its colours are CSS variables of an
 * ancestor (`usePaletteVariables`). `name` makes its ids unique in the page.
 */
export function PartPicture({ svg, name, className }: { svg: string; name: string; className?: string }) {
  const picture = useMemo(() => {
    const box = svg ? drawingBox(drawingOf(svg)) : null;
    if (!box) return null;
    const { x, y, width, height } = grown(box, 2);
    return { viewBox: `${x} ${y} ${width} ${height}`, html: substitute(svg, NO_COLORS, 'variables', `${name}-`) };
  }, [svg, name]);
  return (
    <span aria-hidden className={className}>
      {picture ? (
        <svg viewBox={picture.viewBox} className="size-full" dangerouslySetInnerHTML={{ __html: picture.html }} />
      ) : (
        <Group className="size-full stroke-faint" />
      )}
    </span>
  );
}
