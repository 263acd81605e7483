/** What was said against an asking, where no field of it is to blame. */
export function Refusal({ error }: { error: string | null }) {
  return error ? (
    <p role="alert" className="text-small wrap-anywhere text-danger">
      {error}
    </p>
  ) : null;
}
