import { toOklch } from '@/lib/core/color/oklch';
import { sample } from '@/lib/core/clip/sample';
import { variableOf } from '@/lib/core/paint/tokens';
import type { Pose } from '@/lib/core/rig/pose';
import { ATTRIBUTES, type AttributeName, type ReadAttribute } from './attributes';
import { type MascotBundle, PlayerError } from './bundle';
import { createDirector } from './director';
import { viewMarkup } from './markup';
import { changedColors } from './palette';
import { rules } from './sheet';

/** Options of a first frame. */
export interface FirstFrameOptions {
  /**
   * The attributes of the element: those of the player and any others, such as `class` and `id`. True writes an
   * attribute without a value; false and null omit it.
   */
  readonly attributes?: { readonly [name in AttributeName | (string & {})]?: string | number | boolean | null };
  /** The CSP nonce of the page, if its policy requires one. */
  readonly nonce?: string;
  /**
   * False omits the frame's styles, for pages whose policy has no nonce. Until the script runs, the page's own rules
   * must set the size and display of the element.
   */
  readonly styles?: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const quoted = (text: string): string => text.replace(/[&"<>]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * The HTML of a `<service-player>` element that already contains its first frame. The browser shows this frame before
 * any script runs, and the player then continues with the same elements. With the `no-shadow`
 * attribute, the element is empty. Only pass bundles of the service: their SVG is inserted into the page as it is.
 */
export function firstFrame(
  bundle: MascotBundle,
  { attributes = {}, nonce, styles = true }: FirstFrameOptions = {},
): string {
  const { spec } = bundle;
  const given = new Map(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === false || value === null || value === undefined ? [] : [[name, value === true ? '' : String(value)]],
    ),
  );
  const read: ReadAttribute = (name) =>
    ATTRIBUTES[name](given.get(name) ?? null) as ReturnType<(typeof ATTRIBUTES)[typeof name]>;
  const style =
    `<style${nonce ? ` nonce="${quoted(nonce)}"` : ''}>` +
    `${rules(`${Number(spec.canvas.width)}/${Number(spec.canvas.height)}`)}${colorRules(bundle, read('palette'))}` +
    '</style>';
  const written = [...given].map(([name, value]) => ` ${name}="${quoted(value)}"`).join('');
  // As children of the element, ids could collide with others in the page.
  if (read('no-shadow')) return `<service-player${written}></service-player>`;
  return (
    `<service-player${written}><template shadowrootmode="open">${styles ? style : ''}` +
    `${viewMarkup(spec, '', firstPose(bundle, read))}</template></service-player>`
  );
}

/** The pose in which the player starts. */
function firstPose(bundle: MascotBundle, read: ReadAttribute): Pose {
  let pose: Pose = {};
  const director = createDirector(
    bundle,
    { seconds: () => 0, perform: (motion) => void (pose = motion ? sample(motion, 0) : {}) },
    read,
    () => undefined,
  );
  unlessRefused(() => director.follow());
  return pose;
}

const measure = (color: string): number[] => Object.values(toOklch(color));

function colorRules({ spec }: MascotBundle, palette: string | null): string {
  let rules = '';
  if (palette !== null)
    unlessRefused(
      () =>
        void (rules = changedColors(spec, palette, measure)
          .map(({ name, color }) => `${variableOf(name)}:${color}`)
          .join(';')),
    );
  return rules && `svg{${rules}}`;
}

/** Ignores errors of attributes, because the element reports them in the page. */
function unlessRefused(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error;
  }
}
