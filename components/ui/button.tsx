import { clsx } from 'clsx';
import { isValidElement, type ComponentProps, type MouseEvent } from 'react';
import { withProps } from '../layers/with-props';
import { Spinner } from './spinner';

const LOOKS = {
  primary: 'bg-ink text-canvas hover:opacity-88 active:opacity-75',
  secondary: 'text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover',
  quiet:
    'text-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink ' +
    'aria-pressed:text-accent',
  danger: 'text-danger shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-danger hover:text-canvas',
} as const;

const SIZES = {
  small: 'h-7 gap-1.5 px-2 text-small pointer-coarse:h-8',
  medium: 'h-8 gap-2 px-3 text-body pointer-coarse:h-9',
  large: 'h-10 gap-2 px-4 text-body pointer-coarse:h-11',
} as const;

const SQUARES = {
  small: 'size-7 pointer-coarse:size-8',
  medium: 'size-8 pointer-coarse:size-9',
  large: 'size-10 pointer-coarse:size-11',
} as const;

export interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** A square button with only an icon; give it an aria-label. */
  square?: boolean;
  /** Shows a spinner and ignores clicks and submits while an action runs. */
  busy?: boolean;
  /** Renders the only child, such as a link, with the styles of a button. */
  asChild?: boolean;
}

/** A button with four looks and three sizes. It keeps the focus while it is busy or disabled. */
export function Button({
  look = 'secondary',
  size = 'medium',
  square,
  busy,
  asChild,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = clsx(
    'inline-flex shrink-0 select-none items-center justify-center rounded-ui font-medium whitespace-nowrap ' +
      'transition-[background,color,opacity]',
    // A busy button still receives clicks, because otherwise a second click would focus an element below it.
    'aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:not-aria-busy:pointer-events-none',
    LOOKS[look],
    square ? SQUARES[size] : SIZES[size],
    className,
  );
  if (asChild && isValidElement<ComponentProps<'button'>>(children))
    return withProps(children, {
      ...rest,
      ...(onClick ? { onClick } : {}),
      className: clsx(classes, children.props.className),
    });
  return (
    <button
      type="button"
      className={classes}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      onClick={disabled || busy ? refuse : onClick}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {busy && square ? null : children}
    </button>
  );
}

/** Blocks clicks and submits without the attribute `disabled`, which would drop the focus. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
