/** Names of art directions that contain a noun: the hose, the paper and the clay are not part of the character. */
const STYLES: readonly RegExp[] = [
  /\b(?:claymation|inked|rubberhose|papercut|papercraft)\b/giu,
  /\brubber[- ]?hose(?: style)?\b/giu,
  /\b(?:cut[- ]?paper|paper[- ]?(?:cut[- ]?outs?|cut|craft))(?: style)?\b/giu,
  /\b(?:ink|pencil|crayon|chalk|charcoal|watercolou?r)[- ](?:drawing|sketch|illustration|painting)s?(?: of)?\b/giu,
  /^\s*(?:an? )?(?:paper|clay|ink|felt|plasticine) (?!(?:bag|plane|airplane|boat|crane|roll|clip|pot)s?\b)/iu,
];

/** A prompt without the names of art directions, which are read from the whole prompt as its style. */
export const withoutStyle = (prompt: string): string =>
  STYLES.reduce((text, style) => text.replace(style, ' '), prompt);
