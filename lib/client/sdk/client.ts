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

/** A client of the service, with its calls grouped by resource. No property reveals the key. */
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

  /** `openFile` opens an upload that is given by its path. */
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

  /** Calls any endpoint by its address, `GET /mascots/{id}`; throws `ServiceError`. */
  call<A extends Address>(address: A, ...options: CallArguments<A>): Promise<Routes[A]['answers']> {
    const [given = {} as Routes[A]['sends'] & RequestOptions] = options;
    return this.#ways.ask(address, given, given);
  }

  /** The address of an endpoint's response, for a link or an image. */
  urlOf<A extends Address>(address: A, sends: Routes[A]['sends']): string {
    return this.#ways.urlOf(address, sends);
  }
}

/** Makes a client of the service. Throws `TypeError` for a key in a browser unless `dangerouslyAllowBrowser` is set. */
export function createClient(options: ClientOptions): Liverig {
  return new Liverig(options);
}

/** Gives an address unchanged; the compiler completes it and rejects unknown ones. */
export function at<A extends Address>(address: A): A {
  return address;
}

/** Whether the code runs in a browser, where everybody could read the key. */
function isBrowser(): boolean {
  return typeof window !== 'undefined' && typeof window.document !== 'undefined';
}
