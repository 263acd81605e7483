import type { Canvas, CanvasTemplate, SavedCanvas, TemplateCanvasInput } from '@/lib/contract/canvas';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { Ways } from './ask';
import type { RequestOptions, SaveOptions } from './options';
import type { Deleted, List } from './routes';

/** A mascot's canvases: state machines that select the motion it plays. */
export class Canvases {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** A mascot's canvases with their graphs, oldest first. */
  list(mascotId: string, options?: RequestOptions): Promise<List<Canvas>> {
    return this.#ways.ask('GET /mascots/{id}/canvases', { params: { id: mascotId } }, options);
  }

  /** Adds a canvas from a template or a graph. */
  create(
    mascotId: string,
    body: TemplateCanvasInput | { graph: CanvasGraph; name: string },
    options?: RequestOptions,
  ): Promise<SavedCanvas> {
    return this.#ways.ask('POST /mascots/{id}/canvases', { params: { id: mascotId }, body }, options);
  }

  /** Renames a canvas or replaces its graph. With `ifMatch` (its `updated_at`), only if it has not changed since. */
  update(
    mascotId: string,
    canvasId: string,
    body: { name?: string; graph?: CanvasGraph },
    options: SaveOptions = {},
  ): Promise<SavedCanvas> {
    const sends = { params: { id: mascotId, canvasId }, body, ifMatch: options.ifMatch };
    return this.#ways.ask('PATCH /mascots/{id}/canvases/{canvasId}', sends, options);
  }

  /** Removes a canvas. */
  delete(mascotId: string, canvasId: string, options?: RequestOptions): Promise<Deleted<'canvas'>> {
    return this.#ways.ask('DELETE /mascots/{id}/canvases/{canvasId}', { params: { id: mascotId, canvasId } }, options);
  }

  /** The templates with their graphs. */
  templates(options?: RequestOptions): Promise<List<CanvasTemplate>> {
    return this.#ways.ask('GET /canvas-templates', {}, options);
  }
}
