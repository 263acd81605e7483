/** The background colour of pictures for a model: a grey on which white and black figures are both visible. */
export const PAPER = '#e9ebf0';
