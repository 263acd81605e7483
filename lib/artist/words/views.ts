import type { FigureView } from '@/lib/core/sheet/vocabulary';

/** Phrases for the viewing direction. */
const PHRASES: readonly (readonly [RegExp, FigureView])[] = [
  [
    /(?:in |a |en |de )?\b(?:three[- ]quarters?|3\/4|¾)(?:s|rd)?(?:[- ](?:view|angle|profile|pose|turn))?\b/i,
    'three_quarter',
  ],
  [/\b(?:de |en |in )?(?:tres cuartos|trois[- ]quarts|dreiviertel(?:ansicht|profil)?|tre quarti)\b/i, 'three_quarter'],
  [/\b(?:seen |viewed |shown )?from (?:the |its |his |her |their )?(?:left |right )?side\b/i, 'side'],
  [/\b(?:looks?|looking|facing|faces?|turned) sideways\b/i, 'side'],
  [/\b(?:in |a )?side[- ](?:view|profile|on)\b|\bin profile\b|\bprofile view\b/i, 'side'],
  [/\b(?:de perfil|de profil|de lado|de côté|von der seite|im profil|di profilo|vista lateral)\b/i, 'side'],
  [
    /\b(?:seen |viewed |shown )?from (?:behind|the back|the rear)\b(?:,? looking (?:back )?over \w{3,5} shoulder)?/i,
    'back',
  ],
  [/\b(?:in |a )?front[- ]?(?:view|on)\b|\b(?:seen |viewed |shown )?from (?:the )?front\b/i, 'front'],
  [/\bfac(?:es?|ing) (?:us|the (?:viewer|camera|front)|forwards?)\b/i, 'front'],
  [/\b(?:de frente|de face|von vorne|di fronte)\b/i, 'front'],
  [/\b(?:back|rear)[- ]view\b|\blooking (?:back )?over (?:its|his|her|their) shoulder\b/i, 'back'],
  [/\b(?:de espaldas|de dos|von hinten|di spalle|de costas)\b/i, 'back'],
];

/** The title of each view in a summary. */
const VIEW_TITLES: Readonly<Record<FigureView, string>> = {
  front: 'from the front',
  three_quarter: 'in three-quarter view',
  side: 'seen from the side',
  back: 'seen from behind, looking round',
};

/** The title of a view; '' for none. */
export const titleOfView = (view: FigureView | null): string => (view ? VIEW_TITLES[view] : '');

/** The view that a prompt asks for, null for none, and the prompt without the words for it. */
export function viewIn(prompt: string): { text: string; view: FigureView | null } {
  for (const [pattern, view] of PHRASES) {
    if (pattern.test(prompt)) return { text: prompt.replace(pattern, ' '), view };
  }
  return { text: prompt, view: null };
}

/** The view to draw, and the title of a view that cannot be drawn: quadrupeds have no three-quarter view. */
export function drawnView(
  asked: FigureView | null,
  isFourLegged: boolean,
): { view: FigureView | null; undrawn: string[] } {
  const isDrawn = asked === null || asked === 'side' || asked === 'back' || !isFourLegged;
  return isDrawn ? { view: asked, undrawn: [] } : { view: null, undrawn: [titleOfView(asked)] };
}
