import { itemWords, listed, nearestColor, sentence, wearWords, withArticle } from '../../say';
import { wornBy } from '../../dressing';
import { tokensOf } from '../../words/tokens';
import { colorOfFamily } from '../drawing/families';
import type { EditAct } from '../outcome';
import { withRoles } from '../targets/find';
import { mainFamily } from '../targets/main-colors';

/**
 * Refuses to turn a mascot into another creature, which would need another rig, and suggests a prompt for a new design.
 */
export const become: EditAct<'become'> = (spec, { subject }) => {
  const said = tokensOf(`${spec.name} ${spec.description}`).map(({ word }) => word);
  const words = itemWords(subject);
  if (subject.split('_').every((word) => said.includes(word)))
    return { refused: `It is ${withArticle(words)} already.` };
  const family = mainFamily(spec, [withRoles(spec).roles.body]);
  const worn = listed(wornBy(spec).map((item) => wearWords({ item, color: null })));
  const prompt = withArticle(
    `${family === null ? '' : `${nearestColor(colorOfFamily(spec, family))} `}${words}${worn ? ` with ${worn}` : ''}`,
  );
  return {
    refused:
      `${sentence(withArticle(words))} has another skeleton, which no animation of this mascot would fit. Create ` +
      `a new mascot from "${prompt}" instead.`,
  };
};
