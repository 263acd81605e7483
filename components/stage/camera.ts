import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * The view of the stage: the position of the canvas's top left corner and the zoom, in stage pixels per canvas pixel.
 */
interface CameraState {
  x: number;
  y: number;
  zoom: number;
  /** Stage size in pixels. */
  width: number;
  height: number;
  /** Whether the canvas is fitted again when the stage changes size. */
  fitted: boolean;
}

export type Camera = StoreApi<CameraState>;

interface Size {
  width: number;
  height: number;
}

export const ZOOM = { min: 0.1, max: 16, step: 1.25 } as const;

/** The share of the stage that a fitted canvas fills; the rest is margin. */
const FITTED_SHARE = 0.86;

/** Creates a camera. The stage's size is not known yet. */
export function createCamera(): Camera {
  return createStore<CameraState>(() => ({ x: 0, y: 0, zoom: 1, width: 0, height: 0, fitted: true }));
}

/** Fits the canvas into the stage, centred, with a margin. */
export function fit(camera: Camera, canvas: Size): void {
  const { width, height } = camera.getState();
  if (width === 0 || height === 0) return;
  const zoom = clampZoom(FITTED_SHARE * Math.min(width / canvas.width, height / canvas.height));
  camera.setState({ zoom, x: (width - canvas.width * zoom) / 2, y: (height - canvas.height * zoom) / 2, fitted: true });
}

/** Applies a new stage size. A fitted canvas stays fitted; otherwise the middle of the view stays in place. */
export function resize(camera: Camera, size: Size, canvas: Size): void {
  const { width, height, x, y, fitted } = camera.getState();
  camera.setState({
    width: size.width,
    height: size.height,
    x: x + (size.width - width) / 2,
    y: y + (size.height - height) / 2,
  });
  if (fitted) fit(camera, canvas);
}

/** Zooms by a factor; `point` stays in place, in stage pixels (by default the middle). */
export function zoomBy(camera: Camera, factor: number, point?: { x: number; y: number }): void {
  const state = camera.getState();
  const zoom = clampZoom(state.zoom * factor);
  const at = point ?? { x: state.width / 2, y: state.height / 2 };
  const grow = zoom / state.zoom;
  camera.setState({ zoom, x: at.x - (at.x - state.x) * grow, y: at.y - (at.y - state.y) * grow, fitted: false });
}

/** Sets the zoom, in stage pixels per canvas pixel; the middle of the view stays in place. */
export const zoomTo = (camera: Camera, zoom: number): void => zoomBy(camera, zoom / camera.getState().zoom);

/** Pans by stage pixels. */
export function pan(camera: Camera, dx: number, dy: number): void {
  const { x, y } = camera.getState();
  camera.setState({ x: x + dx, y: y + dy, fitted: false });
}

function clampZoom(zoom: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom));
}
