import type { InputChange } from '@/lib/core/canvas/machine';
import { rigOf } from '@/lib/core/rig/rig';
import { ATTRIBUTES, type AttributeName } from './attributes';
import { asBundle, type PlayerBundle, PlayerError } from './bundle';
import { createDirector, type Director } from './director';
import { describe } from './label';
import { type Layers, layersOver } from './layers';
import { load } from './load';
import { changedColors, measureIn } from './palette';
import { createPerformer, type Performer, type Stage } from './performer';
import { dress } from './sheet';
import type { SpeechOptions, SpeechSource } from './speak';
import { listen } from './triggers';
import { adoptView, mountView, type View } from './view';

/** In plain Node there is no DOM: the module loads there, and nothing is defined. */
const Base = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** A mascot that stands in the page. */
interface Cast {
  view: View;
  performer: Performer;
  director: Director;
  layers: Layers;
}

let drawn = 0;

/** `<service-player>`: a live mascot in a page. */
export class ServicePlayer extends Base {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  #bundle: PlayerBundle | null = null;
  #source: string | null = null;
  #loading = new AbortController();
  #listening = new AbortController();
  #cast: Cast | null = null;
  #waiting: ((cast: Cast) => void)[] = [];

  /** What the element shows; one that is set takes the place of what `src` names. */
  get bundle(): PlayerBundle | null {
    return this.#bundle;
  }

  set bundle(bundle: PlayerBundle | null) {
    this.#loading.abort();
    this.#attempt(() => {
      this.#bundle = bundle && asBundle(bundle);
      this.#mount();
    });
  }

  /** The state of the canvas, null without one. */
  get state(): string | null {
    return this.#cast?.director.state()?.state ?? null;
  }

  /** The names of the motions that can be played. */
  get animations(): string[] {
    return Object.keys(this.#bundle?.clips ?? {});
  }

  /** The inputs of the canvas with their values. */
  get inputs(): Readonly<Record<string, boolean | number>> {
    return { ...this.#cast?.director.state()?.values };
  }

  /** Plays a motion of the bundle; without a name goes on after a pause, else plays what `animation` names from its start. */
  play(name?: string): void {
    this.#act(({ director, performer }) => {
      const paused = performer.paused();
      performer.hold(false);
      if (name !== undefined || !paused) director.play(name ?? null);
    });
  }

  /** Holds everything where it is. */
  pause(): void {
    this.#act(({ performer }) => performer.hold(true));
  }

  /** Goes to a moment of the motion, in seconds. */
  seek(seconds: number): void {
    this.#act(({ performer }) => performer.seek(seconds));
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
    return new Promise((resolve, reject) => this.#act(({ layers }) => void layers.speak(source, options).then(resolve, reject)));
  }

  /** Called by the page. */
  connectedCallback(): void {
    // A bundle that was set before this element was defined hides the accessor.
    if (Object.hasOwn(this, 'bundle')) {
      const { bundle } = this;
      Reflect.deleteProperty(this, 'bundle');
      this.bundle = bundle;
    }
    const { signal } = (this.#listening = new AbortController());
    reduced().addEventListener('change', () => this.#cast?.performer.refresh(), { signal });
    listen(this, signal, () => this.#read('trigger'), (toggles) => this.#act(({ director }) => director.trigger(toggles)));
    if (this.#cast) this.#enter(this.#cast);
    else this.#mount();
    void this.#load();
  }

  /** Called by the page. */
  disconnectedCallback(): void {
    this.#loading.abort();
    this.#listening.abort();
    this.#leave();
  }

  /** Called by the page. */
  attributeChangedCallback(name: AttributeName, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'src') void this.#load();
    else if (name === 'no-shadow') this.#mount();
    else if (!this.#cast) return;
    else if (name === 'palette') this.#recolor();
    else if (name === 'follow-cursor') this.#enter(this.#cast);
    else if (name === 'speed') this.#cast.performer.setSpeed(this.#read('speed'));
    else this.#direct();
  }

  #read<Name extends AttributeName>(name: Name): ReturnType<(typeof ATTRIBUTES)[Name]> {
    return ATTRIBUTES[name](this.getAttribute(name)) as ReturnType<(typeof ATTRIBUTES)[Name]>;
  }

  /** Shows what `src` names, unless that stands here or is on its way. */
  async #load(): Promise<void> {
    const src = this.#read('src');
    if (src === this.#source && (this.#cast || !this.#loading.signal.aborted)) return;
    this.#loading.abort();
    this.#source = src;
    const { signal } = (this.#loading = new AbortController());
    if (src === null) return;
    try {
      const bundle = await load(new URL(src, this.baseURI).href, signal);
      if (!signal.aborted) this.bundle = bundle;
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Puts the mascot into the page in one go: what stood there before is shown until then. */
  #mount(): void {
    const bundle = this.#bundle;
    this.#leave();
    this.#cast?.view.destroy();
    this.#cast = null;
    if (!bundle || !this.isConnected) return;
    this.#attempt(() => {
      const { spec, clips, canvases } = bundle;
      const rig = rigOf(spec);
      const light = this.#read('no-shadow');
      const root = light ? this : (this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
      const view = root.querySelector('svg') ? adoptView(root, spec) : mountView(root, spec, light ? `p${(drawn += 1)}-` : '');
      dress(root, rig.width, rig.height);
      const stage: Stage = { element: this, rig, view, still: () => reduced().matches, ended: () => this.#act(({ director }) => director.ended()) };
      const performer = createPerformer(stage);
      const director = createDirector(bundle, performer, {
        changed: ({ from, to, why }) => this.#tell('statechange', { from, to, why }),
        ended: (animation) => this.#tell('ended', { animation }),
      });
      const cast = (this.#cast = { view, performer, director, layers: layersOver(performer, stage) });
      performer.setSpeed(this.#read('speed'));
      this.#recolor();
      // Not before the colours are set: what the server drew is not painted anew.
      root.querySelectorAll('img,style').forEach((each) => each.remove());
      this.#tell('ready', { animations: Object.keys(clips), canvases: Object.keys(canvases) });
      this.#direct(0);
      this.#enter(cast);
      for (const act of this.#waiting.splice(0)) this.#act(act);
    });
  }

  #enter({ performer, layers }: Cast): void {
    performer.connect();
    layers.followCursor(this.#read('follow-cursor'));
  }

  #leave(): void {
    this.#cast?.layers.end();
    this.#cast?.performer.disconnect();
  }

  #direct(blend?: number): void {
    this.#act(({ director }) => director.follow({ animation: this.#read('animation'), canvas: this.#read('canvas'), trigger: this.#read('trigger'), loop: this.#read('loop') }, blend));
  }

  #recolor(): void {
    const json = this.#read('palette');
    this.#act(({ view }) => view.recolor(json && this.#bundle ? changedColors(this.#bundle.spec, json, measureIn(view.svg)) : []));
  }

  #input(change: InputChange): void {
    this.#act(({ director }) => director.input(change));
  }

  /** Does something with the mascot as soon as it stands here. */
  #act(act: (cast: Cast) => void): void {
    const cast = this.#cast;
    if (!cast) {
      this.#waiting.push(act);
      return;
    }
    this.#attempt(() => act(cast));
    describe(this, this.#bundle?.spec.name ?? '', cast.director.showing(), this.#read('trigger') === 'click' ? (this.#read('animation') ?? 'idle') : null);
  }

  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const { reason, message } = error instanceof PlayerError ? error : { reason: 'invalid_bundle', message: String(error) };
    this.#tell('error', { reason, message });
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

const reduced = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');
