import { recolor } from '@/lib/core/color/palette';
import type { InputChange } from '@/lib/core/canvas/machine';
import { rigOf } from '@/lib/core/rig/rig';
import { ATTRIBUTES, type AttributeName } from './attributes';
import { asBundle, type PlayerBundle, PlayerError } from './bundle';
import { Director } from './director';
import { load } from './load';
import { Performer } from './performer';
import { dress } from './sheet';
import { adoptView, mountView, type View } from './view';

/** In plain Node there is no DOM: the module loads there, and nothing is defined. */
const Base = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement;

/** A mascot that stands in the page. */
interface Cast {
  bundle: PlayerBundle;
  view: View;
  performer: Performer;
  director: Director;
}

/** Which part of the element follows a change of which attribute. */
const FOLLOWS: Record<AttributeName, 'load' | 'mount' | 'direct' | 'color' | 'speed' | 'layers'> = {
  src: 'load', 'no-shadow': 'mount', animation: 'direct', canvas: 'direct', trigger: 'direct', loop: 'direct', palette: 'color', speed: 'speed', 'follow-cursor': 'layers',
};

let drawn = 0;

/** `<service-player>`: a live mascot in a page. */
export class ServicePlayer extends Base {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  #bundle: PlayerBundle | null = null;
  #source: string | null = null;
  #loading: AbortController | null = null;
  #cast: Cast | null = null;
  #waiting: (() => void)[] = [];
  #ownLabel: string | null = null;
  #motionQuery: MediaQueryList | null = null;

  /** What the element shows; one that is set takes the place of `src`. */
  get bundle(): PlayerBundle | null {
    return this.#bundle;
  }

  set bundle(bundle: PlayerBundle | null) {
    this.#loading?.abort();
    this.#attempt(() => {
      this.#bundle = bundle && asBundle(bundle);
      if (this.isConnected) this.#mount();
    });
  }

  /** The state of the canvas, null without one. */
  get state(): string | null {
    return this.#cast?.director.state?.state ?? null;
  }

  /** The names of the motions that can be played. */
  get animations(): string[] {
    return Object.keys(this.#bundle?.clips ?? {});
  }

  /** The inputs of the canvas with their values. */
  get inputs(): Readonly<Record<string, boolean | number>> {
    return { ...this.#cast?.director.state?.values };
  }

  /** Plays a motion of the bundle; without a name goes on after a pause, else plays what `animation` names from its start. */
  play(name?: string): void {
    this.#whenReady(({ director, performer }) => {
      const paused = performer.paused;
      performer.resume();
      if (name !== undefined || !paused) this.#attempt(() => director.play(name ?? null));
      this.#describe();
    });
  }

  /** Holds everything where it is. */
  pause(): void {
    this.#whenReady(({ performer }) => performer.pause());
  }

  /** Goes to a moment of the motion, in seconds. */
  seek(seconds: number): void {
    this.#whenReady(({ performer }) => performer.seek(seconds));
  }

  /** Sets an input of the canvas. */
  setInput(name: string, value: boolean | number): void {
    this.#input({ set: name, value });
  }

  /** Fires a trigger of the canvas. */
  fire(name: string): void {
    this.#input({ fire: name });
  }

  /** Called by the page. */
  connectedCallback(): void {
    // A bundle that was set before this element was defined hides the accessor.
    if (Object.hasOwn(this, 'bundle')) {
      const early = this.bundle;
      Reflect.deleteProperty(this, 'bundle');
      this.bundle = early;
    }
    this.#motionQuery ??= matchMedia('(prefers-reduced-motion: reduce)');
    this.#motionQuery.addEventListener('change', this.#refresh);
    this.addEventListener('pointerenter', this.#enter);
    this.addEventListener('click', this.#press);
    this.addEventListener('keydown', this.#key);
    if (this.#cast) this.#cast.performer.connect();
    else if (this.#bundle) this.#mount();
    void this.#load();
  }

  /** Called by the page. */
  disconnectedCallback(): void {
    this.#loading?.abort();
    this.#motionQuery?.removeEventListener('change', this.#refresh);
    this.removeEventListener('pointerenter', this.#enter);
    this.removeEventListener('click', this.#press);
    this.removeEventListener('keydown', this.#key);
    this.#cast?.performer.disconnect();
  }

  /** Called by the page. */
  attributeChangedCallback(name: AttributeName, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    const follow = FOLLOWS[name];
    if (follow === 'load') void this.#load();
    else if (follow === 'mount' && this.#bundle) this.#mount();
    else if (follow === 'direct') this.#direct();
    else if (follow === 'color') this.#recolor();
    else if (follow === 'speed') this.#cast?.performer.setSpeed(this.#read('speed'));
  }

  #read<Name extends AttributeName>(name: Name): ReturnType<(typeof ATTRIBUTES)[Name]> {
    return ATTRIBUTES[name](this.getAttribute(name)) as ReturnType<(typeof ATTRIBUTES)[Name]>;
  }

  /** What `src` names, unless it is what stands here. */
  async #load(): Promise<void> {
    const src = this.#read('src');
    if (src === this.#source && (this.#cast || (this.#loading && !this.#loading.signal.aborted))) return;
    this.#loading?.abort();
    if (!src) return;
    this.#source = src;
    const { signal } = (this.#loading = new AbortController());
    try {
      const bundle = await load(new URL(src, this.baseURI).href, signal);
      if (signal.aborted) return;
      this.#bundle = bundle;
      this.#mount();
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Puts the mascot into the page in one go: what stood there before is shown until then. */
  #mount(): void {
    const bundle = this.#bundle;
    const root = this.#read('no-shadow') ? this : (this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
    this.#strike();
    if (!bundle) return;
    this.#attempt(() => {
      const rig = rigOf(bundle.spec);
      const standing = root.querySelector('svg');
      const view = standing ? adoptView(root, bundle.spec) : mountView(root, bundle.spec, root === this ? `p${(drawn += 1)}-` : '');
      root.querySelector('img')?.remove();
      dress(root, rig.width, rig.height);
      const performer = new Performer({
        element: this, view, still: () => this.#motionQuery?.matches ?? false, ended: () => this.#attempt(() => director.ended()),
      });
      const director: Director = new Director(bundle, performer, {
        changed: ({ from, to, why }) => {
          this.#describe();
          this.#tell('statechange', { from, to, why });
        },
        ended: (animation) => this.#tell('ended', { animation }),
      });
      this.#cast = { bundle, view, performer, director };
      performer.setSpeed(this.#read('speed'));
      this.#recolor();
      this.#tell('ready', { animations: Object.keys(bundle.clips), canvases: Object.keys(bundle.canvases) });
      this.#direct(0);
      performer.connect();
      for (const then of this.#waiting.splice(0)) then();
    }, 'invalid_bundle');
  }

  /** Takes away what stands here. */
  #strike(): void {
    this.#cast?.performer.disconnect();
    this.#cast?.view.destroy();
    this.#cast = null;
  }

  #direct(blend?: number): void {
    this.#attempt(() => {
      this.#cast?.director.follow({ animation: this.#read('animation'), canvas: this.#read('canvas'), trigger: this.#read('trigger'), loop: this.#read('loop') }, blend);
    });
    this.#describe();
  }

  #recolor(): void {
    const cast = this.#cast;
    const text = this.#read('palette');
    if (cast && text === null) cast.view.recolor([]);
    else if (cast && text !== null) this.#attempt(() => cast.view.recolor(changed(cast.bundle, text)));
  }

  /** The accessible name, unless the author gave one: who it is, and what it does. */
  #describe(): void {
    const cast = this.#cast;
    if (!cast) return;
    const clicks = this.#read('trigger') === 'click';
    this.setAttribute('role', clicks ? 'button' : 'img');
    if (clicks && !this.hasAttribute('tabindex')) this.tabIndex = 0;
    const shown = cast.director.showing;
    const label = clicks ? `Play ${this.#read('animation') ?? 'idle'}: ${cast.bundle.spec.name}` : `${cast.bundle.spec.name}${shown ? `, ${shown}` : ''}`;
    if (this.getAttribute('aria-label') !== this.#ownLabel) return;
    this.#ownLabel = label;
    this.setAttribute('aria-label', label);
  }

  #input(change: InputChange): void {
    this.#whenReady(({ director }) => this.#attempt(() => director.input(change)));
  }

  #whenReady(act: (cast: Cast) => void): void {
    if (this.#cast) act(this.#cast);
    else this.#waiting.push(() => this.#cast && act(this.#cast));
  }

  readonly #refresh = (): void => this.#cast?.performer.refresh();

  readonly #enter = (): void => {
    if (this.#read('trigger') === 'hover' && !this.#cast?.director.asked) this.#cast?.director.trigger();
  };

  readonly #press = (): void => {
    const director = this.#cast?.director;
    if (!director || this.#read('trigger') !== 'click') return;
    if (director.asked) director.settle();
    else director.trigger();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (this.#read('trigger') !== 'click' || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) this.#press();
  };

  #attempt(act: () => void, reason?: 'invalid_bundle'): void {
    try {
      act();
    } catch (error) {
      this.#fail(error, reason);
    }
  }

  #fail(error: unknown, reason?: 'invalid_bundle'): void {
    if (error instanceof PlayerError) this.#tell('error', { reason: error.reason, message: error.message });
    else if (reason) this.#tell('error', { reason, message: `The bundle cannot be played: ${error instanceof Error ? error.message : String(error)}` });
    else throw error;
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** The palette entries that the text of a `palette` attribute sets, relatives of a base colour included. */
function changed({ spec }: PlayerBundle, text: string) {
  let colors: unknown;
  try {
    colors = JSON.parse(text);
  } catch {
    throw new PlayerError('invalid_palette', 'The palette is not JSON.');
  }
  const result = recolor(spec, Object(colors) as Record<string, string>);
  if (!result.ok) throw new PlayerError('invalid_palette', result.problems.map(({ message }) => message).join(' '));
  return result.value.palette.filter(({ color }, i) => color !== spec.palette[i]?.color);
}
