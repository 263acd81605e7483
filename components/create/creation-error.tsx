/** Why there is no mascot: it was refused at once, or failed while it was drawn, which costs nothing. */
export interface CreationFailure { message: string; refunded: boolean }

/** Says why there is no mascot, and that it can be tried again where it had begun. */
export function CreationError({ id, failure }: { id?: string; failure: CreationFailure | null }) {
  if (!failure) return null;
  return (
    <div id={id} role="alert">
      <p className="wrap-anywhere text-danger">{failure.message}</p>
      {failure.refunded ? <p className="mt-0.5 text-small text-muted">Its credits were given back, so you can try again.</p> : null}
    </div>
  );
}
