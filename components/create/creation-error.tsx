/** Why there is no mascot: it was refused at once, or failed while it was drawn, which costs nothing. */
export interface CreationFailure {
  message: string;
  refunded: boolean;
}

/**
 * Says why there is no mascot, and what was begun and failed, that it cost nothing and what can be done now: `advice`,
 * a sentence.
 */
export function CreationError({
  id,
  failure,
  advice,
}: {
  id?: string;
  failure: CreationFailure | null;
  advice: string;
}) {
  if (!failure) return null;
  return (
    <div id={id} role="alert">
      <p className="wrap-anywhere text-danger">{failure.message}</p>
      {failure.refunded ? (
        <p className="mt-0.5 text-small text-pretty text-muted">Its credits were given back. {advice}</p>
      ) : null}
    </div>
  );
}
