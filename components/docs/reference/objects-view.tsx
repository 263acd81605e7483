import type { Shape } from '@/lib/contract/reference/model';
import { Anchor } from '../anchor';
import { ShapeView } from './fields';
import { Prose } from './said';

/** Every object of the API with its fields. */
export function ObjectsView({ objects }: { objects: readonly Shape[] }) {
  return objects.map((shape) => (
    <section
      key={shape.name}
      aria-labelledby={shape.name ?? ''}
      className="mt-10 border-t pt-8 first-of-type:border-0 first-of-type:pt-0"
    >
      <h2 id={shape.name ?? ''} className="group scroll-mt-20 text-title font-semibold">
        {shape.name}
        <Anchor id={shape.name ?? ''} title={shape.name ?? ''} />
      </h2>
      {shape.description ? (
        <p className="mt-1 mb-2 text-muted">
          <Prose text={shape.description} />
        </p>
      ) : null}
      <ShapeView shape={shape} answered />
    </section>
  ));
}
