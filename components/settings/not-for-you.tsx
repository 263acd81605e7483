import { Notice } from '../ui/notice';

/** The page for members without access, because it is reserved for admins and the owner. */
export function NotForYou({ what }: { what: string }) {
  return (
    <Notice whole title={`${what} are for admins`}>
      Only an admin or the owner of the workspace sees them. Ask one of them for what you need.
    </Notice>
  );
}
