/** Where a figure stands: drafts and live drawings have one place, so that nothing jumps between them. */
export const FIGURE_PLACE = 'flex min-h-0 items-center justify-center lg:grow lg:px-24 lg:py-6';
/** The size of a figure in its place. */
export const FIGURE_BOX = 'aspect-square h-full max-h-144 max-w-full';
/** What is said below a figure. */
export const FOOT_PLACE = 'mx-auto flex w-full max-w-2xl gap-4 lg:h-30 lg:shrink-0 lg:px-5';
