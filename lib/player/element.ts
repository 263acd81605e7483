import type { InputChange } from '@/lib/core/canvas/machine';
import { rigOf } from '@/lib/core/rig/rig';
import { ATTRIBUTES, type AttributeName } from './attributes';
import { asBundle, type PlayerBundle, PlayerError } from './bundle';
import { Director } from './director';
import { describe } from './label';
import { load } from './load';
import { changedColors } from './palette';
import { Performer } from './performer';
import { dress } from './sheet';
import type { SpeechOptions, SpeechSource } from './speak';
import { listen } from './triggers';
import { adoptView, mountView, type View } from './view';

/** In plain Node there is no DOM: the module loads there, and nothing is defined. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

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
  #listening: AbortController | null = null;
  #cast: Cast | null = null;
  #waiting: (() => void)[] = [];
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

  /** Moves the mouth to sound, or to sounds whose times are known, until all is said; what was said before is cut off. */
  speak(source: SpeechSource, options?: SpeechOptions): Promise<void> {
    return new Promise((resolve, reject) => this.#whenReady(({ performer }) => void performer.speak(source, options).then(resolve, reject)));
  }

  /** Called by the page. */
  connectedCallback(): void {
    // A bundle that was set before this element was defined hides the accessor.
    if (Object.hasOwn(this, 'bundle')) {
      const early = this.bundle;
      Reflect.deleteProperty(this, 'bundle');
      this.bundle = early;
    }
    const { signal } = (this.#listening = new AbortController());
    this.#motionQuery ??= matchMedia('(prefers-reduced-motion: reduce)');
    this.#motionQuery.addEventListener('change', () => this.#cast?.performer.refresh(), { signal });
    listen(this, signal, () => this.#read('trigger'), () => this.#cast?.director);
    if (this.#cast) this.#cast.performer.connect(this.#read('follow-cursor'));
    else if (this.#bundle) this.#mount();
    void this.#load();
  }

  /** Called by the page. */
  disconnectedCallback(): void {
    this.#loading?.abort();
    this.#listening?.abort();
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
    else if (follow === 'layers') this.#cast?.performer.connect(this.#read('follow-cursor'));
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
      root.querySelectorAll('img,style').forEach((each) => each.remove());
      dress(root, rig.width, rig.height);
      const performer = new Performer({
        element: this, rig, view, still: () => this.#motionQuery?.matches ?? false, ended: () => this.#attempt(() => director.ended()),
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
      performer.connect(this.#read('follow-cursor'));
      for (const then of this.#waiting.splice(0)) then();
    });
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
    else if (cast && text !== null) this.#attempt(() => cast.view.recolor(changedColors(cast.bundle.spec, text)));
  }

  #describe(): void {
    if (!this.#cast) return;
    const { bundle, director } = this.#cast;
    describe(this, bundle.spec.name, director.showing, this.#read('trigger') === 'click' ? (this.#read('animation') ?? 'idle') : null);
  }

  #input(change: InputChange): void {
    this.#whenReady(({ director }) => this.#attempt(() => director.input(change)));
  }

  #whenReady(act: (cast: Cast) => void): void {
    if (this.#cast) act(this.#cast);
    else this.#waiting.push(() => this.#cast && act(this.#cast));
  }

  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const { reason, message } = error instanceof PlayerError ? error : { reason: 'invalid_bundle', message: `The bundle cannot be played: ${String(error)}` };
    this.#tell('error', { reason, message });
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
