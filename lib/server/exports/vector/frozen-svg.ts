/** One rule inside `@keyframes`: its offset, 0..1, and its declarations. */
interface Keyframe {
  at: number;
  declared: ReadonlyMap<string, string>;
}

const STYLE = { opens: '<style>', closes: '</style>' } as const;
const RULE = /g\.(\w+)\{animation-name:([\w-]+)\}/g;
const KEYFRAMES = /@keyframes ([\w-]+)\{((?:[^{}]+\{[^{}]*\})+)\}/g;
const KEYFRAME = /([\d.e-]{1,24})%\{([^{}]*)\}/g;
const GROUP = /<g class="(\w+)"(?: visibility="hidden")?>/g;
/** The decimals of written numbers, far finer than any visible difference. */
const PLACES = 5;
const NUMBER = /-?[\d.]+(?:e-?\d+)?/g;

/**
 * Converts an animated SVG to a still one at an offset (0..1) of its motion, for renderers without animation. Its style
 * sheet is read as browsers read it, without any code of the writer.
 */
export function frozenSvg(svg: string, share: number): string {
  const [before = '', ...behind] = svg.split(STYLE.opens);
  const [css = '', ...rest] = behind.join(STYLE.opens).split(STYLE.closes);
  const keyframes = new Map([...css.matchAll(KEYFRAMES)].map(([, name = '', body = '']) => [name, keyframesOf(body)]));
  const shown = new Map(
    [...css.matchAll(RULE)].map(([, group = '', name = '']) => [group, attributesAt(keyframes.get(name) ?? [], share)]),
  );
  return `${before}${rest.join(STYLE.closes)}`.replace(GROUP, (tag, group: string) =>
    shown.has(group) ? `<g ${shown.get(group)}>` : tag,
  );
}

function keyframesOf(body: string): Keyframe[] {
  return [...body.matchAll(KEYFRAME)].map(([, percent, declarations = '']) => ({
    at: Number(percent) / 100,
    declared: new Map(
      declarations
        .split(';')
        .map((declaration) => [
          declaration.slice(0, declaration.indexOf(':')),
          declaration.slice(declaration.indexOf(':') + 1),
        ]),
    ),
  }));
}

/** Gives the animated properties of a group at an offset, as attributes. */
function attributesAt(keyframes: readonly Keyframe[], share: number): string {
  const next = keyframes.findIndex(({ at }) => at > share);
  const to = keyframes.at(next);
  const from = next < 0 ? to : (keyframes[next - 1] ?? to);
  if (!from || !to) return '';
  const way =
    from === to
      ? 0
      : eased((share - from.at) / (to.at - from.at), from.declared.get('animation-timing-function') ?? 'linear');
  return [...from.declared]
    .filter(([property]) => property !== 'animation-timing-function')
    .map(
      ([property, value]) =>
        `${property}="${between(value, to.declared.get(property) ?? value, way).replaceAll(/px|deg/g, '')}"`,
    )
    .join(' ');
}

/** Interpolates two values number by number; keywords change at the end. */
function between(from: string, to: string, way: number): string {
  const goals = (to.match(NUMBER) ?? []).map(Number);
  let index = 0;
  if (goals.length === 0) return way < 1 ? from : to;
  return from.replace(NUMBER, (text) =>
    String(Number((Number(text) + ((goals[index++] ?? 0) - Number(text)) * way).toFixed(PLACES))),
  );
}

/** Applies a timing function to an offset within a segment, 0 to 1. */
function eased(share: number, timing: string): number {
  if (timing === 'step-end') return 0;
  const [x1, y1, x2, y2] = (timing.match(/cubic-bezier\(([^()]*)\)/)?.[1] ?? '0,0,1,1').split(',').map(Number);
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(x1 ?? 0, x2 ?? 1, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(y1 ?? 0, y2 ?? 1, low);
}

const bezier = (first: number, second: number, u: number) =>
  3 * (1 - u) * (1 - u) * u * first + 3 * (1 - u) * u * u * second + u ** 3;
