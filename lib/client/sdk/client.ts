import type { Address } from '../call';
import { Catalog, Keys, WorkspaceCalls } from './account';
import { Animations } from './animations';
import { waysOf, type CallArguments, type Ways } from './ask';
import { Canvases } from './canvases';
import { Files, Uploads } from './files';
import { Jobs } from './jobs';
import { Exports, Scenes, Websites } from './makings';
import { Mascots } from './mascots';
import type { ClientOptions, RequestOptions } from './options';
import type { Routes } from './routes';
import type { OpenFile } from './source';
import { Webhooks } from './webhooks';

/** A client of the REST API, with calls grouped by resource. No property exposes the key. */
export class Liverig {
  readonly mascots: Mascots;
  readonly animations: Animations;
  readonly canvases: Canvases;
  readonly exports: Exports;
  readonly scenes: Scenes;
  readonly websites: Websites;
  readonly uploads: Uploads;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly keys: Keys;
  readonly webhooks: Webhooks;
  readonly workspace: WorkspaceCalls;
  readonly catalog: Catalog;
  readonly #ways: Ways;

  /**
   * `openFile` opens uploads that are given by path. Throws `TypeError` for an API key in a browser, unless
   * `dangerouslyAllowBrowser` is set.
   */
  constructor(options: ClientOptions, openFile?: OpenFile) {
    if (options.key && !options.dangerouslyAllowBrowser && isBrowser()) {
      throw new TypeError(
        'An API key in a browser can be read by whoever opens the page: call the service from a server, or set ' +
          'dangerouslyAllowBrowser.',
      );
    }
    const ways = waysOf(options);
    this.#ways = ways;
    this.jobs = new Jobs(ways);
    this.uploads = new Uploads(ways, openFile);
    this.files = new Files(ways);
    this.mascots = new Mascots(ways, this.jobs, this.uploads);
    this.animations = new Animations(ways, this.jobs, this.uploads);
    this.canvases = new Canvases(ways);
    this.exports = new Exports(ways, this.jobs);
    this.scenes = new Scenes(ways, this.jobs);
    this.websites = new Websites(ways, this.jobs);
    this.keys = new Keys(ways);
    this.webhooks = new Webhooks(ways);
    this.workspace = new WorkspaceCalls(ways);
    this.catalog = new Catalog(ways);
  }

  /** Calls any endpoint by its method and path, such as `GET /mascots/{id}`. Throws `ServiceError`. */
  call<A extends Address>(address: A, ...options: CallArguments<A>): Promise<Routes[A]['answers']> {
    const [given = {} as Routes[A]['sends'] & RequestOptions] = options;
    return this.#ways.ask(address, given, given);
  }

  /** The URL of an endpoint's response, for links and images. */
  urlOf<A extends Address>(address: A, sends: Routes[A]['sends']): string {
    return this.#ways.urlOf(address, sends);
  }
}

/** Creates a client. Throws `TypeError` for an API key in a browser, unless `dangerouslyAllowBrowser` is set. */
export function createClient(options: ClientOptions): Liverig {
  return new Liverig(options);
}

/** Gives the address of an endpoint unchanged, so that editors complete it and the compiler rejects unknown ones. */
export function at<A extends Address>(address: A): A {
  return address;
}

/** Whether the code runs in a browser, where every visitor could read the key. */
function isBrowser(): boolean {
  return typeof window !== 'undefined' && typeof window.document !== 'undefined';
}
