import { describe, expect, test } from 'vitest';
import { createCamera, fit, pan, resize, zoomBy, zoomTo, ZOOM } from '@/components/stage/camera';

const CANVAS = { width: 512, height: 512 };

function fitted(width = 1000, height = 600) {
  const camera = createCamera();
  resize(camera, { width, height }, CANVAS);
  return camera;
}

/** The canvas point at a stage point. */
const under = (camera: ReturnType<typeof createCamera>, point: { x: number; y: number }) => {
  const { x, y, zoom } = camera.getState();
  return { x: (point.x - x) / zoom, y: (point.y - y) / zoom };
};

describe('the camera', () => {
  test('fits the canvas into the centre of the stage', () => {
    const middle = under(fitted(), { x: 500, y: 300 });
    expect(middle.x).toBeCloseTo(256, 9);
    expect(middle.y).toBeCloseTo(256, 9);
  });

  test('zooms about the pointer', () => {
    const camera = fitted();
    const point = { x: 700, y: 130 };
    const before = under(camera, point);
    zoomBy(camera, 1.7, point);
    const after = under(camera, point);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  test('stays within its zoom limits, without drift at the limits', () => {
    const camera = fitted();
    for (let i = 0; i < 80; i++) zoomBy(camera, 1.25, { x: 500, y: 300 });
    expect(camera.getState().zoom).toBe(ZOOM.max);
    expect(under(camera, { x: 500, y: 300 }).x).toBeCloseTo(256, 6);
  });

  test('shows the canvas at 100 % about the same centre', () => {
    const camera = fitted();
    zoomTo(camera, 1);
    expect(camera.getState().zoom).toBeCloseTo(1, 9);
    expect(under(camera, { x: 500, y: 300 }).x).toBeCloseTo(256, 9);
  });

  test('keeps a fitted canvas fitted when the stage changes size', () => {
    const camera = fitted();
    resize(camera, { width: 400, height: 400 }, CANVAS);
    expect(camera.getState().zoom).toBeCloseTo((0.86 * 400) / 512, 9);
  });

  test('keeps the offset of a panned canvas from the centre when the stage changes size', () => {
    const camera = fitted();
    pan(camera, 40, -25);
    const before = under(camera, { x: 500, y: 300 });
    resize(camera, { width: 700, height: 500 }, CANVAS);
    expect(under(camera, { x: 350, y: 250 }).x).toBeCloseTo(before.x, 9);
    fit(camera, CANVAS);
    expect(under(camera, { x: 350, y: 250 }).x).toBeCloseTo(256, 9);
  });
});
