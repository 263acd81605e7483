import { Code } from '../ui/code';

const INSIDE = [
  { title: 'A database', text: 'Embedded Postgres, in a folder. Set DATABASE_URL for a server of your own.' },
  {
    title: 'An artist',
    text:
      'Works offline, free and in milliseconds. With an Anthropic key Claude draws instead, each job under its ' +
      'cost ceiling.',
  },
  { title: 'Encoders', text: 'H.264, VP9, WebP, GIF, PNG, Lottie: in the process, in threads.' },
  {
    title: 'Sign-in',
    text: 'Links by e-mail; without a mail server the page shows the link. Google and GitHub where you set them up.',
  },
] as const;

/** What self-hosting takes, and its limits. */
export function SelfHost() {
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
      <div className="flex min-w-0 flex-col gap-4">
        <Code label="Start" text={'npm ci\nnpm start'} />
        <p className="text-pretty text-muted">
          One process, one folder, no account. The embedded database survives a killed process, but it does not force
          its writes to the disk, and one process at a time may have it: for several machines, or one that may lose
          power, use Postgres.
        </p>
      </div>
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {INSIDE.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="mt-1 text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
