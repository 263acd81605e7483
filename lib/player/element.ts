import type { InputChange } from '@/lib/core/canvas/machine';
import { ATTRIBUTES, type AttributeName, type ReadAttribute } from './attributes';
import { asBundle, type MascotBundle, PlayerError } from './bundle';
import { type MountedMascot, mountMascot } from './mounted-mascot';
import type { Tell } from './director';
import { describe } from './label';
import { load } from './load';
import { changedColors, measureIn } from './palette';
import { hang } from './poster';
import type { SpeechOptions, SpeechSource } from './speak';
import { listen } from './triggers';

/** Node has no DOM. There, the module can be loaded, but it defines no element. */
const Base = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

/** `<service-player>`: a live mascot in a page. */
export class ServicePlayer extends Base {
  static readonly observedAttributes = Object.keys(ATTRIBUTES);

  #bundle: MascotBundle | null = null;
  /** The last URL read from `src`, and the bundle that is loading from it. */
  #source: string | null = null;
  #loading: Promise<MascotBundle> | null = null;
  #mounted: MountedMascot | null = null;
  #waiting: ((mounted: MountedMascot) => void)[] = [];
  #label: string | null = null;

  readonly #read: ReadAttribute = (name) => ATTRIBUTES[name](this.getAttribute(name)) as never;

  readonly #tell: Tell = (type, detail) =>
    void this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));

  /** Calls a function with the mascot, now or once it is mounted. */
  readonly #act = (act: (mounted: MountedMascot) => void): void => {
    const mounted = this.#mounted;
    if (!mounted) {
      this.#waiting.push(act);
      return;
    }
    this.#attempt(() => act(mounted));
    this.#label = describe(
      this,
      this.#label,
      this.#bundle?.spec.name ?? '',
      mounted.director.showing(),
      this.#read('trigger') === 'click' ? (this.#read('animation') ?? 'idle') : null,
    );
  };

  /** Called by the browser. */
  constructor() {
    super();
    listen(
      this,
      () => this.#read('trigger'),
      (toggles) => this.#act(({ director }) => director.trigger(toggles)),
    );
  }

  /** The shown bundle. Setting it replaces the one from `src`. */
  get bundle(): MascotBundle | null {
    return this.#bundle;
  }

  set bundle(bundle: MascotBundle | null) {
    this.#loading = null;
    this.#attempt(() => {
      this.#bundle = bundle && asBundle(bundle);
      this.#mount();
    });
  }

  /** The state of the canvas, null without one. */
  get state(): string | null {
    return this.#mounted?.director.state()?.state ?? null;
  }

  /** The names of the motions that can be played. */
  get animations(): string[] {
    return Object.keys(this.#bundle?.clips ?? {});
  }

  /** The inputs of the canvas with their values. */
  get inputs(): Readonly<Record<string, boolean | number>> {
    return { ...this.#mounted?.director.state()?.values };
  }

  /**
   * Plays a motion of the bundle. Without a name, it resumes after a pause; otherwise it plays that of `animation` from
   * the start.
   */
  play(name?: string): void {
    this.#act(({ director, performer }) => {
      const held = performer.hold(false);
      if (name !== undefined || !held) director.play(name ?? null);
    });
  }

  /** Pauses playback. */
  pause(): void {
    this.#act(({ performer }) => void performer.hold(true));
  }

  /** Seeks to a time of the motion, in seconds. If nothing was playing, stays paused there until `play`. */
  seek(seconds: number): void {
    this.#act(({ director, performer }) => {
      if (director.showing() === null) {
        director.play(null);
        performer.hold(true);
      }
      performer.seek(seconds);
    });
  }

  /** Sets an input of the canvas. */
  setInput(name: string, value: boolean | number): void {
    this.#input({ set: name, value });
  }

  /** Fires a trigger of the canvas. */
  fire(name: string): void {
    this.#input({ fire: name });
  }

  /**
   * Moves the mouth to an audio source, or to sounds with known times. Resolves when the speech is over; ends earlier
   * speech.
   */
  speak(source: SpeechSource, options?: SpeechOptions): Promise<void> {
    return new Promise((resolve, reject) =>
      this.#act(({ layers }) => void layers.speak(source, options).then(resolve, reject)),
    );
  }

  /** Called by the browser. */
  connectedCallback(): void {
    // A `bundle` property that was set before the element was defined hides the accessor.
    if (Object.hasOwn(this, 'bundle')) {
      const { bundle } = this;
      delete (this as { bundle?: unknown }).bundle;
      this.bundle = bundle;
    }
    if (this.#mounted) this.#enter(this.#mounted);
    else this.#mount();
    void this.#load();
  }

  /** Called by the browser. */
  disconnectedCallback(): void {
    this.#leave();
  }

  /** Called by the browser. */
  attributeChangedCallback(name: AttributeName, before: string | null, after: string | null): void {
    if (before === after || !this.isConnected) return;
    if (name === 'src') void this.#load();
    else if (name === 'no-shadow') this.#mount();
    else if (!this.#mounted) return;
    else if (name === 'palette') this.#recolor();
    else if (name === 'follow-cursor') this.#mounted.layers.followCursor(this.#read(name));
    else if (name === 'speed') this.#mounted.performer.setSpeed(this.#read(name));
    else this.#act(({ director }) => director.follow());
  }

  #root(): ShadowRoot | this {
    return this.#read('no-shadow') ? this : (this.shadowRoot ?? this.attachShadow({ mode: 'open' }));
  }

  /** Loads and shows the bundle at `src`, unless it is shown or loading already. */
  async #load(): Promise<void> {
    const src = this.#read('src');
    if (src === this.#source) return;
    this.#source = src;
    let loading: Promise<MascotBundle> | null = null;
    this.#loading = null;
    if (src === null) return;
    try {
      const url = new URL(src, this.baseURI);
      hang(this, this.#root(), url, () => src === this.#read('src'));
      loading = this.#loading = load(url.href);
      const bundle = await loading;
      if (loading !== this.#loading || bundle === this.#bundle) return;
      this.#bundle = bundle;
      this.#mount();
    } catch (error) {
      if (loading !== this.#loading) return;
      this.#source = null;
      this.#fail(error);
    }
  }

  /** Mounts the mascot in one step, so that the page keeps showing the previous content until then. */
  #mount(): void {
    const bundle = this.#bundle;
    const old = this.#mounted?.view.svg;
    this.#leave();
    this.#mounted = null;
    if (bundle && this.isConnected) this.#attempt(() => this.#enact(bundle));
    old?.remove();
  }

  #enact(bundle: MascotBundle): void {
    const mounted = mountMascot(this, this.#root(), bundle, this.#act, this.#read, this.#tell);
    this.#mounted = mounted;
    mounted.performer.setSpeed(this.#read('speed'));
    this.#recolor();
    this.#tell('ready', { animations: this.animations, canvases: Object.keys(bundle.canvases) });
    this.#act(({ director }) => director.follow(0));
    this.#enter(mounted);
    for (const act of this.#waiting.splice(0)) this.#act(act);
  }

  #enter({ performer, layers }: MountedMascot): void {
    performer.attend(true);
    layers.followCursor(this.#read('follow-cursor'));
  }

  #leave(): void {
    this.#mounted?.layers.end();
    this.#mounted?.performer.attend(false);
  }

  #recolor(): void {
    const json = this.#read('palette');
    this.#act(({ view }) =>
      view.recolor(json && this.#bundle ? changedColors(this.#bundle.spec, json, measureIn(view.svg)) : []),
    );
  }

  #input(change: InputChange): void {
    this.#act(({ director }) => director.input(change));
  }

  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const { reason = 'invalid_bundle', message } = error as Partial<PlayerError>;
    this.#tell('error', { reason, message });
  }
}
