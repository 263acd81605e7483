import { cloneElement, type ReactElement } from 'react';

type Handler = (...events: unknown[]) => void;
const isHandler = (name: string, value: unknown): value is Handler =>
  name.startsWith('on') && typeof value === 'function';

/** The element with additional props. If both handle an event, the element's own handler runs first. */
export function withProps<P extends object>(element: ReactElement<P>, props: Partial<P>): ReactElement<P> {
  const own = Object.entries(element.props).filter(([name, value]) => isHandler(name, value));
  const handlers = new Map(own as [string, Handler][]);
  const merged = Object.entries(props).map(([name, value]): [string, unknown] => {
    const first = handlers.get(name);
    if (!first || !isHandler(name, value)) return [name, value];
    return [
      name,
      (...events: unknown[]) => {
        first(...events);
        value(...events);
      },
    ];
  });
  return cloneElement(element, Object.fromEntries(merged) as Partial<P>);
}
