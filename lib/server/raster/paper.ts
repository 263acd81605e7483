/** The background of pictures for a model: grey enough that white and black figures both show. */
export const PAPER = '#e9ebf0';
