import { redirect } from 'next/navigation';

/** The settings have no page of their own: the first one is shown. */
export default function WorkspacePage() {
  redirect('/workspace/settings');
}
