import { callsText, type ExampleCall } from './calls';

/** A friendly ghost, drawn with the pen alone: what a small mascot takes, from the root to the anchors. */
export const DRAWING_EXAMPLE: readonly ExampleCall[] = [
  {
    tool: 'set_canvas',
    input: {
      name: 'Boo',
      description: 'A friendly lilac ghost with stubby arms and a curl on its head.',
      archetype: 'blob',
      direction: 'outlined',
    },
  },
  {
    tool: 'set_palette',
    input: {
      put: [
        { name: 'sheet', color: '#d3cdea' },
        { name: 'blush', color: '#f59bb0' },
      ],
    },
  },
  {
    tool: 'put_part',
    input: { id: 'root', parent: null, z: -100, pivot: [256, 470], rotateLimits: [-45, 45], svg: '' },
  },
  {
    tool: 'put_part',
    input: {
      id: 'shadow',
      parent: 'root',
      z: -90,
      pivot: [256, 466],
      rotateLimits: null,
      outline: false,
      svg: '<ellipse cx="256" cy="466" rx="118" ry="11" fill="$ground" opacity="0.18"/>',
    },
  },
  {
    tool: 'put_part',
    input: {
      id: 'body',
      parent: 'root',
      z: 20,
      pivot: [256, 440],
      rotateLimits: [-20, 20],
      strokes: [
        {
          kind: 'mass',
          points: [
            [256, 96],
            [334, 124],
            [374, 204],
            [388, 320],
            [396, 416],
            [360, 440],
            [322, 414],
            [290, 446],
            [256, 418],
            [222, 446],
            [190, 414],
            [152, 440],
            [116, 416],
            [124, 320],
            [138, 204],
            [178, 124],
          ],
          color: 'sheet',
        },
      ],
    },
  },
  {
    tool: 'put_part',
    input: {
      id: 'crest',
      parent: 'body',
      z: 18,
      pivot: [262, 104],
      rotateLimits: [-30, 30],
      strokes: [
        {
          kind: 'limb',
          points: [
            [258, 112],
            [266, 74],
            [298, 58],
          ],
          widths: [34, 16],
          color: 'sheet',
        },
      ],
    },
  },
  {
    tool: 'put_part',
    input: {
      id: 'arm_left',
      parent: 'body',
      z: 30,
      pivot: [148, 292],
      rotateLimits: [-50, 106],
      mirror: true,
      strokes: [
        {
          kind: 'limb',
          points: [
            [148, 292],
            [112, 318],
            [92, 352],
          ],
          widths: [48, 40],
          color: 'sheet',
        },
      ],
    },
  },
  {
    tool: 'put_part',
    input: {
      id: 'cheeks',
      parent: 'body',
      z: 39,
      pivot: [256, 250],
      rotateLimits: null,
      outline: false,
      svg: '<g fill="$blush" opacity="0.6"><circle cx="178" cy="250" r="17"/><circle cx="334" cy="250" r="17"/></g>',
    },
  },
  {
    tool: 'put_eyes',
    input: { parent: 'body', between: [256, 208], apart: 96, width: 42, kind: 'glossy', skin: 'sheet', brows: true },
  },
  { tool: 'put_mouth', input: { parent: 'body', at: [256, 258], width: 54, rest: 'open', skin: 'sheet' } },
  {
    tool: 'put_anchors',
    input: {
      put: [
        { name: 'ground', part: 'root', at: [256, 470] },
        { name: 'head_top', part: 'body', at: [256, 98] },
        { name: 'face', part: 'body', at: [256, 208] },
        { name: 'mouth', part: 'body', at: [256, 258] },
        { name: 'chest', part: 'body', at: [256, 330] },
      ],
    },
  },
];

/** The example as text. */
export const example = (): string =>
  `## An example: a friendly ghost, drawn with the pen\n${callsText(DRAWING_EXAMPLE)}`;
