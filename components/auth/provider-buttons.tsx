import { Button } from '../ui/button';

/**
 * Sign-in buttons of identity providers. Each is a POST form, so that neither a prefetch nor another site can start a
 * sign-in.
 */
export function ProviderButtons({
  providers,
  next,
}: {
  providers: { id: string; title: string }[];
  next: string | null;
}) {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t border-line pt-6">
      {providers.map(({ id, title }) => (
        <form key={id} method="post" action={`/api/auth/sign-in/${id}`}>
          {next ? <input type="hidden" name="next" value={next} /> : null}
          <Button type="submit" size="large" className="w-full">
            Continue with {title}
          </Button>
        </form>
      ))}
    </div>
  );
}
