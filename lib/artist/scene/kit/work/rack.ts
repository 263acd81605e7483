import { box } from '../../../shape/curve';
import { join, type Point } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import { dots, slab, stick } from '../forms';

/** Draws a server rack with blinking lights that stands on height y. */
export function rack(e: SceneEasel, x: number, y: number, width: number, height: number, depth: 0 | 1 | 2 = 0): string {
  const [shell, unit] = [e.tone('rack', '#3b4566', depth), e.tone('rack_unit', '#4c587f', depth)];
  const count = Math.max(4, Math.round(height / (width * (depth > 1 ? 0.28 : 0.2))));
  const step = (height * 0.94) / count;
  const rows = Array.from({ length: count }, (_, i) => y - height * 0.97 + step * (i + 0.5));
  const lights = [
    ['led_green', '#7ff0b8'],
    ['led_blue', '#7fd0ff'],
    ['led_amber', '#ffd27f'],
  ] as const;
  const lamps = rows
    .flatMap((cy): Point[] =>
      e.dice.chance(0.6)
        ? [
            [x + width * 0.3, cy],
            [x + width * 0.2, cy],
          ]
        : [[x + width * 0.3, cy]],
    )
    .map((place) => [place, e.dice.pick([0, 1, 2])] as const);
  return (
    e.fill(box(x, y - height / 2, width, height, width * 0.04), shell.base) +
    e.fill(slab(x + width * 0.42, y - height, x + width * 0.5, y), shell.shade) +
    e.fill(
      join(...rows.map((cy) => slab(x - width * 0.45, cy - step * 0.36, x + width * 0.39, cy + step * 0.36))),
      unit.base,
    ) +
    e.line(join(...rows.map((cy) => stick([x - width * 0.36, cy], [x - width * 0.08, cy]))), shell.deep, step * 0.16) +
    lights
      .map(([name, hex], kind) =>
        dots(
          e,
          lamps.filter(([, its]) => its === kind).map(([place]) => place),
          step * 0.13,
          e.shine(name, hex),
        ),
      )
      .join('')
  );
}
