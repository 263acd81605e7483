/** Classes of a figure's area. Drafts and live drawings share them, so that nothing jumps between the two. */
export const FIGURE_PLACE = 'flex min-h-0 items-center justify-center lg:grow lg:px-24 lg:py-6';
/** Classes of a figure's size in its area. */
export const FIGURE_BOX = 'aspect-square h-full max-h-144 max-w-full';
/** Classes of the text below a figure. */
export const FOOT_PLACE = 'mx-auto flex w-full max-w-2xl gap-4 lg:h-30 lg:shrink-0 lg:px-5';
