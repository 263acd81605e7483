import type { Problem } from '../problem';
import type { MascotSpec } from './schema';

function samePoint(a: readonly [number, number], b: readonly [number, number]): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/**
 * Why motions and canvases for `source` would not fit `variant`: a part, parent, pivot or anchor that differs or is
 * missing, or a missing state. Empty when all of them play there. A variant may have additional parts, such as clothes.
 */
export function incompatibilities(source: MascotSpec, variant: MascotSpec): Problem[] {
  const parts = new Map(variant.parts.map((part, i) => [part.id, { part, path: `parts[${i}]` }]));
  const anchors = new Map(variant.anchors.map((anchor, i) => [anchor.name, { anchor, path: `anchors[${i}]` }]));
  return [
    ...source.parts.flatMap((original) => {
      const found = parts.get(original.id);
      if (!found) return [{ path: 'parts', message: `The part "${original.id}" is missing.` }];
      const { part, path } = found;
      const states = new Set(part.states.map(({ name }) => name));
      return [
        ...(part.parent === original.parent
          ? []
          : [
              {
                path: `${path}.parent`,
                message: `The parent must stay ${original.parent === null ? 'null' : `"${original.parent}"`}.`,
              },
            ]),
        ...(samePoint(part.pivot, original.pivot)
          ? []
          : [{ path: `${path}.pivot`, message: `The pivot must stay [${original.pivot.join(', ')}].` }]),
        ...original.states.flatMap(({ name }) =>
          states.has(name) ? [] : [{ path: `${path}.states`, message: `The state "${name}" is missing.` }],
        ),
      ];
    }),
    ...source.anchors.flatMap((original) => {
      const found = anchors.get(original.name);
      if (!found) return [{ path: 'anchors', message: `The anchor "${original.name}" is missing.` }];
      const { anchor, path } = found;
      return anchor.part === original.part && samePoint(anchor.at, original.at)
        ? []
        : [
            {
              path,
              message: `The anchor "${original.name}" must stay on "${original.part}" at [${original.at.join(', ')}].`,
            },
          ];
    }),
  ];
}

/** Whether every motion and canvas for `source` plays on `variant` (docs/decisions/resources.md). */
export const keepsRig = (source: MascotSpec, variant: MascotSpec): boolean =>
  incompatibilities(source, variant).length === 0;
