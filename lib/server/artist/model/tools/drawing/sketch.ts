import { problemLines, type Problem } from '@/lib/core/problem';
import { extentOf } from '@/lib/core/rig/extent';
import { acceptSpec } from '@/lib/core/spec/accept';
import { incompatibilities } from '@/lib/core/spec/compat';
import type { MascotSpec } from '@/lib/core/spec/schema';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { sheetAfter } from '@/lib/artist/edit/on-sheet/read';
import { drawingOfSheet } from '@/lib/artist/sheet/drawing';
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

/** A drawing in progress: after each change it is one that the product accepts, or empty. */
export class Sketch {
  private current: MascotSpec;
  /** The drawing that the critic last reviewed. */
  private checked: MascotSpec | null = null;

  /** The character sheet that was last drawn onto the canvas. */
  private begun: CharacterSheet | null = null;

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

  /** Whether anything of the initial drawing has changed. */
  get isChanged(): boolean {
    return JSON.stringify(this.current) !== JSON.stringify(this.start);
  }

  /** Whether the critic has reviewed the drawing as it is. */
  get isChecked(): boolean {
    return this.checked === this.current;
  }

  markChecked(): void {
    this.checked = this.current;
  }

  /** Notes that the drawing as it is was drawn from this character sheet. */
  beginFrom(sheet: CharacterSheet): void {
    this.begun = sheet;
  }

  /** The sheet that draws the drawing as it is, with its colours; null once a part was drawn over. */
  get sheet(): CharacterSheet | null {
    if (!this.begun) return null;
    return sheetAfter(drawingOfSheet({ ...this.begun, name: this.current.name }), this.current);
  }

  /** Replaces the drawing by a cleaned one and reports it, or keeps the old one and reports the problems. */
  change(next: MascotSpec, done: string): ToolOutcome<never> {
    if (next.parts.length === 0) {
      this.current = next;
      return { text: done };
    }
    const accepted = acceptSpec(next);
    if (!accepted.ok) return problems(accepted.problems, next);
    const { spec, warnings } = accepted.value;
    const misfits = this.rig ? incompatibilities(this.rig, spec) : [];
    if (misfits.length > 0) return problems(misfits, spec);
    this.current = spec;
    return {
      text: [done, ...warnings.map((warning) => `Removed: ${byName(warning, spec)}`)].join('\n'),
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

/** Describes the extent of an SVG fragment in words. */
export function placeOf(svg: string): string {
  const box = extentOf(svg);
  if (!box) return 'draws nothing';
  return (
    `draws x ${Math.round(box.left)} to ${Math.round(box.right)}, y ${Math.round(box.top)} to ` +
    `${Math.round(box.bottom)}`
  );
}
