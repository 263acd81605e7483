import type { MascotSpec } from '@/lib/core/spec/schema';

/** The visible content of a mascot: its drawings in all states, from back to front, with their colours. */
function seen({ canvas, parts, palette }: MascotSpec): string {
  const colors = new Map(palette.map(({ name, color }) => [name, color]));
  const painted = (svg: string): string => svg.replace(/\$(\w+)/g, (token, name: string) => colors.get(name) ?? token);
  const drawings = parts
    .toSorted((a, b) => a.z - b.z)
    .flatMap(({ svg, states, defaultState }) => {
      const drawn = [painted(svg), ...states.map((state) => `${state.name} ${painted(state.svg)}`)];
      return drawn.some((text) => text !== '') ? [[defaultState, ...drawn]] : [];
    });
  return JSON.stringify([canvas, drawings]);
}

/** Whether two specs look the same, regardless of part ids and unused colours. */
export const looksAlike = (one: MascotSpec, other: MascotSpec): boolean => one === other || seen(one) === seen(other);
