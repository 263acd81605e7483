/** An error that is not about one of the fields. */
export function Refusal({ error }: { error: string | null }) {
  return error ? (
    <p role="alert" className="text-small wrap-anywhere text-danger">
      {error}
    </p>
  ) : null;
}
