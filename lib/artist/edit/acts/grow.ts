import { listed } from '../../say';
import { withCheeks, withFreckles } from '../face/details';
import type { EditAct } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { scopeOf } from '../targets/scope';
import type { MascotRegion } from '../targets/regions';
import { targetWords } from '../targets/target';

/** Adds rosy cheeks or freckles to a finished face; other new parts need a new design. */
export const grow: EditAct<'grow'> = (spec, { target }) => {
  if (target.nouns.some((noun) => noun.kind === 'region' && noun.region === 'background'))
    return {
      refused: 'A mascot stands on no background of its own: choose one when you export it, or ask for a scene.',
    };
  const wants = (region: MascotRegion) => target.nouns.some((noun) => noun.kind === 'region' && noun.region === region);
  const blushing = wants('cheeks') ? withCheeks(spec) : spec;
  const next = wants('freckles') ? withFreckles(blushing) : blushing;
  const given = [...(blushing === spec ? [] : ['rosy cheeks']), ...(next === blushing ? [] : ['freckles'])];
  if (given.length > 0) return { spec: next, done: `gave it ${listed(given)}` };
  const words = targetWords(target).replace(/^the /, '');
  const subject = withRoles(spec);
  if (target.nouns.every((noun) => partsOf(subject, noun).length > 0 || scopeOf(subject, noun) !== null))
    return { refused: `It has ${words} already; say how they should change, such as "make the ${words} bigger".` };
  if (target.nouns.some((noun) => noun.kind === 'region' && noun.region === 'wings'))
    return {
      refused:
        'A finished mascot cannot grow wings, but it can wear them: say "add angel wings", "add bat wings" or ' +
        '"add fairy wings".',
    };
  return { refused: `A finished mascot cannot grow ${words}: design it anew and name them in the prompt.` };
};
