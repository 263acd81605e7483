import type { File } from '@/lib/contract/file';
import type { Ways } from './ask';
import type { RequestOptions } from './options';
import { bodyOf, type FileReference, type OpenFile, type UploadSource } from './source';

/** Uploads of pictures and reference videos. */
export class Uploads {
  readonly #ways: Ways;
  readonly #openFile: OpenFile | undefined;

  constructor(ways: Ways, openFile?: OpenFile) {
    this.#ways = ways;
    this.#openFile = openFile;
  }

  /** Uploads a picture (PNG, JPG, WebP, SVG) or a video (MP4, MOV, WebM) of at most 15 MB. */
  async create(source: UploadSource, options?: RequestOptions): Promise<File> {
    return this.#ways.ask('POST /uploads', { body: await bodyOf(source, this.#openFile) }, options);
  }

  /**
   * Uploads a file directly to the server's object store, which avoids the request limits of its platform. Throws
   * `invalid_request` if the server has no object store, and `TypeError` for a URL, which the server must fetch itself.
   */
  async createDirect(source: UploadSource, options?: RequestOptions): Promise<File> {
    const body = await bodyOf(source, this.#openFile);
    if ('url' in body) throw new TypeError('The server fetches an address itself: call create.');
    const { id, url } = await this.#ways.ask('POST /uploads/direct', { body: { bytes: body.file.size } }, options);
    await this.#ways.put(url, body.file, options);
    const name = body.file.name.slice(0, 200);
    return this.#ways.ask('POST /uploads/direct/{id}', { params: { id }, body: { name } }, options);
  }
}

/** Exported and uploaded files. */
export class Files {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** The content of a file. */
  get(file: FileReference, options?: RequestOptions): Promise<Blob> {
    return this.#ways.ask('GET /files/{id}', { params: { id: idOf(file) } }, options);
  }

  /**
   * The URL of a file; access needs the key or the session. With `download`, a browser saves the file under its own
   * name.
   */
  url(file: FileReference, download?: string): string {
    return this.#ways.urlOf('GET /files/{id}', { params: { id: idOf(file) }, query: { download } });
  }
}

const idOf = (file: FileReference): string => (typeof file === 'string' ? file : file.id);
