import { sentence } from '../../say';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { takeOff, wornBy } from '../../dressing';
import { isUnderlay, underlaidBy } from '@/lib/core/rig/underlays';
import { namesOf } from '../drawing/families';
import { tidied } from '../drawing/palette-tokens';
import { branchOf } from '../drawing/place';
import { redrawn, withDrawings, withShapes } from '../drawing/redraw';
import { familyOf } from '../drawing/families';
import { nothingOf, type EditAct } from '../outcome';
import { partsOf, withRoles, type SpecWithRoles } from '../targets/find';
import { scopeOf } from '../targets/scope';
import { nounWords, targetWords, type TargetNoun } from '../targets/target';
import { wornItem } from '../targets/worn';
import { unbacked } from './background';

/** Removes parts with all their children, or the details that a region paints inside a part. */
export const remove: EditAct<'remove'> = (spec, { target }, { keepRig }) => {
  const gone: TargetNoun[] = [];
  const warnings: string[] = [];
  const next = target.nouns.reduce((now, noun) => {
    const made = without(now, noun, keepRig);
    if (typeof made === 'string') {
      warnings.push(made);
      return now;
    }
    gone.push(noun);
    return made;
  }, spec);
  if (gone.length === 0) return warnings.length > 0 ? { refused: warnings.join(' ') } : nothingOf(targetWords(target));
  return { spec: tidied(next, namesUsed(spec)), done: `removed ${targetWords({ nouns: gone, except: [] })}`, warnings };
};

/** The tokens in use before the change; those that become unused may be removed from the palette. */
function namesUsed(spec: MascotSpec): Set<string> {
  const text = spec.parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]).join('');
  return new Set([...namesOf(spec)].filter((name) => text.includes(`$${name}"`)));
}

function without(spec: MascotSpec, noun: TargetNoun, keepRig: boolean): MascotSpec | string {
  const subject = withRoles(spec);
  const words = nounWords(noun);
  if (noun.kind === 'region' && noun.region === 'background')
    return unbacked(spec) ?? 'There is no background behind this mascot to remove.';
  if (noun.kind === 'region' && noun.region === 'clothes') return undressed(spec, keepRig);
  const worn = noun.kind === 'garment' ? wornItem(spec, noun.item, noun.open) : null;
  if (worn) return takeOff(spec, [worn], { keepRig }).spec;
  const tops = noun.kind === 'region' && noun.region === 'body' ? [subject.roles.body] : partsOf(subject, noun);
  if (tops.some((id) => id === subject.roles.root || id === subject.roles.body || id === subject.roles.head))
    return `${sentence(words)} carries the rest of the mascot and cannot be removed.`;
  if (tops.length > 0) return keepRig ? hidden(spec, branchOf(spec, tops)) : cutOff(spec, branchOf(spec, tops));
  return unpainted(subject, noun) ?? `This mascot has no ${words.replace(/^the /, '')} to remove.`;
}

function undressed(spec: MascotSpec, keepRig: boolean): MascotSpec | string {
  const worn = wornBy(spec);
  return worn.length > 0 ? takeOff(spec, worn, { keepRig }).spec : 'This mascot wears nothing that could be taken off.';
}

function cutOff(spec: MascotSpec, ids: ReadonlySet<string>): MascotSpec {
  const underlays = new Set(spec.parts.map(({ id }) => id).filter((id) => isUnderlay(id) && ids.has(underlaidBy(id))));
  const goes = (id: string): boolean => ids.has(id) || underlays.has(id);
  return {
    ...spec,
    parts: spec.parts.filter(({ id }) => !goes(id)),
    anchors: spec.anchors.filter(({ part }) => !goes(part)),
  };
}

function hidden(spec: MascotSpec, ids: ReadonlySet<string>): MascotSpec {
  return { ...spec, parts: spec.parts.map((part) => (ids.has(part.id) ? withDrawings(part, () => '') : part)) };
}

/** Removes the shapes that are painted in a region's own tokens: cheeks, markings, a belly patch. */
function unpainted(subject: SpecWithRoles, noun: TargetNoun): MascotSpec | null {
  const scope =
    noun.kind === 'region' &&
    ['belly', 'cheeks', 'markings', 'inner_ears', 'tongue', 'teeth', 'tail_tip', 'hair', 'horns', 'face'].includes(
      noun.region,
    )
      ? scopeOf(subject, noun)
      : null;
  const [family] = scope?.families ?? [];
  if (!scope || !family) return null;
  const names = namesOf(subject.spec);
  const painted = (svg: string): string =>
    redrawn(svg, (drawing) =>
      withShapes(drawing, (shape) =>
        familyOf(shape.fill, names) === family ||
        (shape.fill.kind === 'none' && shape.stroke && familyOf(shape.stroke.paint, names) === family)
          ? []
          : [shape],
      ),
    );
  const parts = subject.spec.parts.map((part) => (scope.ids.has(part.id) ? withDrawings(part, painted) : part));
  return { ...subject.spec, parts };
}
