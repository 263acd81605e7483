import type { ExampleCall } from './calls';

/**
 * A hilly landscape of 1024 by 1024 pixels: one piece per depth, paler with distance, and a bush that frames one side.
 */
export const SCENE_EXAMPLE: readonly ExampleCall[] = [
  { tool: 'start_from_setting', input: { setting: 'studio', time: 'day' } },
  {
    tool: 'put_pieces',
    input: {
      pieces: [
        {
          id: 'air',
          depth: 'sky',
          svg:
            '<defs><linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" ' +
            'stop-color="#bfe3f2"/><stop offset="1" stop-color="#f3f1dc"/></linearGradient></defs><rect ' +
            'width="1024" height="1024" fill="url(#air)"/>',
        },
        {
          id: 'ridge',
          depth: 'far',
          svg: '<path d="M0 560Q180 470 400 540T760 500T1024 560V1024H0Z" fill="#c3d9c4"/>',
        },
        {
          id: 'hill',
          depth: 'middle',
          svg:
            '<path d="M0 680Q300 560 620 660T1024 640V1024H0Z" fill="#9cc49a"/><path d="M0 740Q300 640 620 ' +
            '720T1024 700V1024H0Z" fill="#8dba8e"/>',
        },
        {
          id: 'meadow',
          depth: 'ground',
          svg:
            '<path d="M0 790Q520 730 1024 790V1024H0Z" fill="#79ab78"/><path d="M0 880Q520 830 1024 880V1024H0Z" ' +
            'fill="#6b9d6f"/>',
        },
        {
          id: 'bush',
          depth: 'front',
          svg:
            '<path d="M-40 1040Q-50 880 70 890Q110 820 190 880Q270 890 260 1040Z" fill="#467a58"/><path d="M-40 ' +
            '1040Q-20 940 80 950Q150 900 230 1040Z" fill="#3a6a50"/>',
        },
      ],
    },
  },
];
