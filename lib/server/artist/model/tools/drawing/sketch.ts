import { problemLines, type Problem } from '@/lib/core/problem';
import { drawingBox } from '@/lib/core/paint/extent';
import { acceptSpec } from '@/lib/core/spec/accept';
import { incompatibilities } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { withShapes } from '@/lib/artist/edit/drawing/redraw';
import { sheetAfter } from '@/lib/artist/edit/on-sheet/read';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { refusal, type ToolOutcome } from '../../tool';

/** The most problems that the model is given at once. */
const MAX_PROBLEMS = 20;

/** The empty canvas that every new mascot begins with. */
export const EMPTY: MascotSpec = {
  specVersion: 1,
  name: 'Mascot',
  description: '',
  archetype: 'custom',
  canvas: { width: 512, height: 512 },
  palette: [],
  parts: [],
  anchors: [],
};

/** The direction and detail that a drawing is drawn in. */
export type PenChoice = Pick<CharacterSheet, 'direction' | 'detail'>;

/** A drawing in progress. After each change it is a valid spec, or empty. */
export class Sketch {
  private current: MascotSpec;
  /** The keys of what the critic has said. */
  private readonly told = new Set<string>();

  /** The character sheet that was last drawn onto the canvas. */
  private begun: CharacterSheet | null = null;

  /** The direction and detail that the pen draws in. */
  pen: PenChoice = { direction: 'outlined', detail: 'standard' };

  /** `rig` is a mascot whose motions must still fit; null allows any change. */
  constructor(
    private readonly start: MascotSpec,
    private readonly rig: MascotSpec | null = null,
  ) {
    this.current = start;
  }

  get spec(): MascotSpec {
    return this.current;
  }

  /** Whether the mascot's motions must still fit, so that parts are emptied and never removed. */
  get keepsRig(): boolean {
    return this.rig !== null;
  }

  /** Whether anything of the initial drawing has changed. */
  get isChanged(): boolean {
    return JSON.stringify(this.current) !== JSON.stringify(this.start);
  }

  /** Notes what the critic says, and gives what it has not said before. */
  tell<Said extends { key: string }>(found: readonly Said[]): Said[] {
    const fresh = found.filter(({ key }) => !this.told.has(key));
    for (const { key } of found) this.told.add(key);
    return fresh;
  }

  /** Notes that the drawing as it is was drawn from this character sheet. */
  beginFrom(sheet: CharacterSheet): void {
    this.begun = sheet;
    this.pen = sheet;
  }

  /** The sheet that draws the drawing as it is, with its colours; null once a part was drawn over. */
  get sheet(): CharacterSheet | null {
    if (!this.begun) return null;
    return sheetAfter(drawingOfSheet({ ...this.begun, name: this.current.name }), this.current);
  }

  /**
   * Replaces the drawing by a cleaned one and reports it, or keeps the old one and reports the problems. `complete`
   * adds derived parts to the cleaned drawing.
   */
  change(
    next: MascotSpec,
    done: string | ((spec: MascotSpec) => string),
    complete?: (clean: MascotSpec) => MascotSpec,
  ): ToolOutcome<never> {
    const told = (spec: MascotSpec): string => (typeof done === 'string' ? done : done(spec));
    if (next.parts.length === 0) {
      this.current = next;
      return { text: told(next) };
    }
    const accepted = acceptSpec(next);
    if (!accepted.ok) return problems(accepted.problems, next);
    const { warnings } = accepted.value;
    const whole = complete ? acceptSpec(complete(accepted.value.spec)) : accepted;
    if (!whole.ok) return problems(whole.problems, next);
    const { spec } = whole.value;
    const misfits = this.rig ? incompatibilities(this.rig, spec) : [];
    if (misfits.length > 0) return problems(misfits, spec);
    this.current = spec;
    return {
      text: [told(spec), ...warnings.map((warning) => `Removed: ${byName(warning, spec)}`)].join('\n'),
      event: { type: 'draft', spec },
    };
  }
}

function problems(found: readonly Problem[], { parts }: MascotSpec): ToolOutcome<never> {
  const lines = problemLines(found.slice(0, MAX_PROBLEMS)).map((line) => byName(line, { parts }));
  return refusal(
    'Nothing was changed:',
    ...lines,
    ...(found.length > MAX_PROBLEMS ? [`and ${found.length - MAX_PROBLEMS} more.`] : []),
  );
}

/** A problem's path with the part's name, since the model does not count parts. */
function byName(line: string, { parts }: Pick<MascotSpec, 'parts'>): string {
  return line.replace(/^parts\[(\d+)\]/, (path, index: string) => parts[Number(index)]?.id ?? path);
}

/** Describes where a clean SVG fragment draws, lines included, in words. */
export function placeOf(svg: string): string {
  // Mitred joins count as round, since a box with the longest possible mitres would be far too large.
  const box = drawingBox(
    withShapes(drawingOf(svg), (shape) => [{ ...shape, stroke: shape.stroke && { ...shape.stroke, join: 'round' } }]),
  );
  if (!box) return 'draws nothing';
  const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height].map(Math.round);
  return `draws x ${left} to ${right}, y ${top} to ${bottom}`;
}

/** Describes where parts draw, one a line. */
export const placesOf = ({ parts }: MascotSpec, ids: readonly string[]): string =>
  parts
    .filter(({ id }) => ids.includes(id))
    .map(({ id, svg }) => `${id} ${placeOf(svg)}.`)
    .join('\n');
