/** Behind what a model is shown: grey enough that white and black figures both show. */
export const PAPER = '#e9ebf0';
