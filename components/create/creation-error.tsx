/** Why a creation failed: the request was refused, or its job failed and was refunded. */
export interface CreationFailure {
  message: string;
  refunded: boolean;
}

/** Shows why a creation failed, that a failed job was not charged, and `advice`, a sentence. */
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
