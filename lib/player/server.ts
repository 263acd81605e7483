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
   * Attributes of the element: the player's own and any other, such as `class` and `id`. True writes an attribute
   * without a value; false and null write none.
   */
  readonly attributes?: { readonly [name in AttributeName | (string & {})]?: string | number | boolean | null };
  /** The nonce of a page whose policy requires one. */
  readonly nonce?: string;
  /**
   * False leaves out the styles of the frame, for policies without a nonce. Until the script runs, the page's own rules
   * set the element's size and display.
   */
  readonly styles?: boolean;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const quoted = (text: string): string => text.replace(/[&"<>]/g, (sign) => SIGNS[sign] ?? sign);

/**
 * `<service-player>` as HTML with its first frame. A browser shows the frame before any script runs, and the player
 * then takes it over unchanged. With `no-shadow`, gives the element alone. The bundle must come from the service: its
 * drawings are written into the page.
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
  // Among the element's own children, its ids could collide with others.
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

/** Ignores errors of attributes: the element reports them in the page. */
function unlessRefused(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof PlayerError)) throw error;
  }
}
