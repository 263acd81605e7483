import type { FigureDraft } from '../figure';
import { blob, curve, ellipse } from '../shape/curve';
import type { Marking } from '../shape/ink';
import { limb } from '../shape/limb';
import type { Node, Path, Point } from '../shape/path';
import type { TailKind } from '../species/species';

interface TailShape {
  svg: string;
  rim: Path;
}

type Draw = (figure: FigureDraft, base: Point, u: number, material: string) => TailShape;

const mass = (figure: FigureDraft, path: Path, material: string, inside: Marking[] = [], more = ''): TailShape => ({
  svg: figure.ink.mass(path, material, { inside, shade: 1.1 }) + more,
  rim: path,
});
const nodesAt = ([x, y]: Point, u: number, nodes: readonly Node[]): Node[] =>
  nodes.map(([nx, ny, corner]) => [x + nx * u, y + ny * u, corner ?? 0]);

/** Whose tail ends in a tuft of another colour. */
const TUFTED: ReadonlySet<string> = new Set(['lion', 'cow', 'giraffe', 'donkey', 'zebra']);
/** Whose ringed tail is slim. */
const SLIM: ReadonlySet<string> = new Set(['tiger', 'cat', 'zebra', 'leopard', 'lemur']);

/** Tails swing out on the viewer's right; offsets are in pixels of the usual figure. */
const TAILS: Record<Exclude<TailKind, 'none'>, Draw> = {
  brush: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-22, -14],
        [30, -6],
        [66, -34],
        [72, -88],
        [98, -142, 0.25],
        [136, -118],
        [152, -62],
        [134, -2],
        [84, 36],
        [20, 34],
        [-24, 14],
      ]),
    );
    const tip = blob(
      nodesAt(base, u, [
        [58, -84, 0.5],
        [82, -88],
        [96, -74, 0.6],
        [112, -84],
        [126, -68, 0.6],
        [142, -78],
        [176, -84],
        [150, -180],
        [60, -170],
      ]),
    );
    return mass(figure, path, material, [{ path: tip, material: figure.species.tailTip ?? 'belly' }]);
  },
  bushy: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-20, -10],
        [22, -24],
        [44, -66],
        [34, -118],
        [54, -166],
        [104, -184],
        [142, -158],
        [146, -120, 0.2],
        [120, -134],
        [104, -112],
        [124, -66],
        [116, -6],
        [70, 30],
        [10, 30],
        [-22, 14],
      ]),
    );
    const glow = blob(
      nodesAt(base, u, [
        [20, 0],
        [58, -24],
        [70, -74],
        [62, -120],
        [84, -150],
        [96, -110],
        [94, -50],
        [70, 0],
      ]),
    );
    return mass(figure, path, material, [{ path: glow, material: 'marking' }]);
  },
  curl: (figure, base, u, material) => {
    const tail = limb(
      nodesAt(base, u, [
        [0, 0],
        [58, 14],
        [98, -26],
        [92, -88],
        [118, -118],
      ]).map(([x, y]): Point => [x, y]),
      32 * u,
      25 * u,
    );
    const tip = ellipse(base[0] + 118 * u, base[1] - 122 * u, 40 * u, 30 * u);
    return mass(figure, tail.fill, material, [{ path: tip, material: figure.species.tailTip ?? material }]);
  },
  ringed: (figure, base, u, material) => {
    const fat = SLIM.has(figure.species.title) ? 30 : 56;
    const tail = limb(
      nodesAt(base, u, [
        [0, 0],
        [62, 10],
        [102, -34],
        [104, -96],
      ]).map(([x, y]): Point => [x, y]),
      fat * 0.8 * u,
      fat * u,
    );
    const ring = (from: readonly [number, number], to: readonly [number, number], width: number): Path => {
      const [[ax, ay], [bx, by]] = [
        [base[0] + from[0] * u, base[1] + from[1] * u],
        [base[0] + to[0] * u, base[1] + to[1] * u],
      ] as [Point, Point];
      return limb(
        [
          [ax, ay],
          [bx, by],
        ],
        width * u,
        width * u,
      ).fill;
    };
    const rings = [
      ring([60, -60], [150, -44], 14),
      ring([60, -112], [150, -112], 30),
      ring([78, -30], [118, 30], 14),
      ring([36, -30], [50, 50], 14),
    ];
    return mass(
      figure,
      tail.fill,
      material,
      rings.map((path) => ({ path, material: 'accent' })),
    );
  },
  wag: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-14, -12],
        [34, -14],
        [66, -50],
        [92, -104, 0.3],
        [112, -62],
        [98, -6],
        [60, 28],
        [-10, 18],
      ]),
    );
    const tip = ellipse(base[0] + 96 * u, base[1] - 96 * u, 32 * u, 32 * u);
    return mass(figure, path, material, [{ path: tip, material: figure.species.tailTip ?? 'belly' }]);
  },
  stub: (figure, [x, y], u, material) => mass(figure, ellipse(x + 20 * u, y, 34 * u, 25 * u), material),
  puff: (figure, [x, y], u) =>
    mass(
      figure,
      blob(
        nodesAt([x + 30 * u, y], u, [
          [0, -34],
          [20, -28],
          [34, -10, 0.2],
          [34, 14],
          [14, 32, 0.2],
          [-16, 32],
          [-32, 10],
          [-28, -20],
        ]),
      ),
      'belly',
    ),
  thin: (figure, base, u, material) => {
    const tail = limb(
      nodesAt(base, u, [
        [0, 0],
        [56, 20],
        [104, -10],
        [98, -64],
        [126, -98],
      ]).map(([x, y]): Point => [x, y]),
      20 * u,
      12 * u,
    );
    return mass(figure, tail.fill, figure.material('tail', material === 'body' ? 'inner' : material));
  },
  tuft: (figure, base, u, material) => {
    const tail = limb(
      nodesAt(base, u, [
        [0, 0],
        [58, 12],
        [92, -32],
        [100, -84],
      ]).map(([x, y]): Point => [x, y]),
      24 * u,
      19 * u,
    );
    const tuft = blob(
      nodesAt(base, u, [
        [84, -78],
        [78, -104],
        [100, -136, 0.4],
        [122, -106],
        [118, -80],
        [100, -68],
      ]),
    );
    const tone = TUFTED.has(figure.species.title) ? 'accent' : material;
    return {
      svg: figure.ink.mass(tail.fill, material) + figure.ink.mass(tuft, figure.material('hair', tone)),
      rim: tail.fill,
    };
  },
  reptile: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-40, -34],
        [24, -12],
        [78, 14],
        [126, -2],
        [158, -44, 0.75],
        [156, 18],
        [116, 52],
        [50, 58],
        [-40, 40],
      ]),
    );
    return mass(figure, path, material);
  },
  paddle: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-20, -16],
        [34, -10],
        [72, -44],
        [116, -96],
        [150, -104],
        [164, -70],
        [140, -10],
        [96, 34],
        [30, 32],
        [-20, 18],
      ]),
    );
    const at = (x: number, y: number): Point => [base[0] + x * u, base[1] + y * u];
    const weave = [
      [
        [84, -52],
        [128, -12],
      ],
      [
        [108, -80],
        [148, -44],
      ],
      [
        [72, -4],
        [128, -86],
      ],
      [
        [102, 18],
        [154, -66],
      ],
    ]
      .map(([a = [0, 0], b = [0, 0]]) =>
        figure.ink.line(
          curve([at(a[0] ?? 0, a[1] ?? 0), at(b[0] ?? 0, b[1] ?? 0)]),
          'accent',
          figure.ink.look.inner * 0.7,
        ),
      )
      .join('');
    return mass(figure, path, figure.material('tail', material === 'body' ? 'accent' : material), [], weave);
  },
  otter: (figure, base, u, material) =>
    mass(
      figure,
      blob(
        nodesAt(base, u, [
          [-34, -26],
          [20, -16],
          [66, 0],
          [110, -30],
          [138, -84, 0.5],
          [150, -30],
          [118, 24],
          [62, 44],
          [-30, 30],
        ]),
      ),
      material,
    ),
  skunk: (figure, base, u, material) => {
    const path = blob(
      nodesAt(base, u, [
        [-20, -10],
        [24, -24],
        [46, -72],
        [36, -130],
        [58, -186],
        [112, -204],
        [150, -172],
        [152, -120],
        [128, -66],
        [118, -6],
        [70, 30],
        [10, 30],
        [-22, 14],
      ]),
    );
    const stripe = limb(
      nodesAt(base, u, [
        [10, 6],
        [66, -20],
        [88, -84],
        [90, -150],
        [112, -190],
      ]).map(([x, y]): Point => [x, y]),
      22 * u,
      46 * u,
    ).fill;
    return mass(figure, path, material, [{ path: stripe, material: 'belly' }]);
  },
  horse: (figure, base, u) => {
    const path = blob(
      nodesAt(base, u, [
        [-16, -22],
        [26, -34],
        [72, -14],
        [86, 40],
        [72, 92],
        [92, 128, 0.5],
        [46, 116],
        [26, 66],
        [12, 22],
        [-14, 12],
      ]),
    );
    const strand = curve(
      nodesAt(base, u, [
        [30, -8],
        [56, 34],
        [52, 84],
      ]),
    );
    return mass(
      figure,
      path,
      figure.material('hair', 'accent'),
      [],
      figure.ink.line(strand, figure.material('hair', 'accent')),
    );
  },
  pig: (figure, base, u, material) => {
    const line = curve(
      nodesAt(base, u, [
        [0, 0],
        [34, 8],
        [46, -20],
        [26, -30],
        [24, -6],
        [58, -2],
        [76, -26],
      ]),
    );
    return {
      svg: figure.ink.line(line, material, 22 * u) + figure.ink.stroke(line, material, 10 * u),
      rim: limb([base, [base[0] + 60 * u, base[1] - 14 * u]], 30 * u, 26 * u).fill,
    };
  },
};

/** Adds a species' tail behind everything, hanging from the base point; `size` is a factor. */
export function addTail(figure: FigureDraft, base: Point, parent: string, size = 1): void {
  const kind = figure.species.tail ?? 'none';
  if (kind === 'none') return;
  const { svg, rim } = TAILS[kind](figure, base, figure.unit * size, figure.material('tail', 'body'));
  figure.parts.push({ id: 'tail', parent, z: 2, pivot: base, limits: [-30, 30], stage: 'features', svg, rims: [rim] });
}
