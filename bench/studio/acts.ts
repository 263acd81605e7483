import type { Locator, Page } from 'playwright';
import { SWAY_CLIP } from './mascots';

/** The number of pointer moves of each act. */
const MOVES = 60;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Gives the start point of a drag in a box. */
type Place = (box: Box) => readonly [x: number, y: number];

const centerOf: Place = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
/** The key at half time in the first track of the timeline, below its ruler and a row for all tracks. */
const halfwayKey: Place = ({ x, y, width }) => [x + width / 2, y + 26 + 1.5 * 24];

/** Drags an element in a circle of this radius in pixels, from its centre by default. */
async function dragAround(page: Page, thing: Locator, radius: number, inside: Place = centerOf): Promise<void> {
  const box = await thing.boundingBox();
  if (!box) throw new Error('The element to drag is not on the screen.');
  const [x, y] = inside(box);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let move = 1; move <= MOVES; move += 1) {
    const angle = (move / MOVES) * 2 * Math.PI;
    await page.mouse.move(x + radius * (1 - Math.cos(angle)), y + radius * Math.sin(angle));
  }
  await page.mouse.up();
}

const MOTION = SWAY_CLIP.name;

/** A user interaction. */
export interface Act {
  name: string;
  run: (page: Page) => Promise<void>;
}

/** The measured interactions of the editor, in order. */
export const EDITOR_ACTS: readonly Act[] = [
  {
    name: 'recolour',
    run: async (page) => {
      await page
        .getByRole('list', { name: 'Colours' })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .first()
        .click();
      await dragAround(page, page.getByRole('slider', { name: 'Saturation and lightness' }), 40);
      await page.keyboard.press('Escape');
    },
  },
  {
    name: 'pose a part',
    run: async (page) => {
      await page.keyboard.press('3');
      await dragAround(page, page.locator('g[data-part="head"]').first(), 40);
      await page.keyboard.press('1');
    },
  },
  {
    name: 'scrub',
    run: async (page) => {
      await page
        .getByRole('button', { name: `Play ${MOTION}` })
        .first()
        .click();
      await page.keyboard.press('Space');
      await dragAround(page, page.getByRole('slider', { name: 'Timeline' }), 80);
    },
  },
  {
    name: 'drag a key',
    run: async (page) => {
      const board = page.getByRole('grid', { name: /^Keys of / });
      if (!(await board.isVisible())) await page.keyboard.press('t');
      await board.waitFor();
      await dragAround(page, board, 40, halfwayKey);
    },
  },
];

/** The measured interactions of the designer. */
export const DESIGNER_ACTS: readonly Act[] = [
  { name: 'drag a node', run: (page) => dragAround(page, page.locator('.react-flow__node').first(), 60) },
];

/** Pointer moves over an empty page: the baseline of the browser. */
export const EMPTY_ACT: Act = {
  name: 'an empty page',
  run: (page) => dragAround(page, page.locator('body'), 60),
};
