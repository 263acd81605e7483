import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/settings/settings-frame';
import { currentActor } from '@/lib/server/auth/current';

/** The layout of settings. It renders nothing for a signed-out visitor, because each page redirects to sign-in. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return (await currentActor()) ? <SettingsFrame>{children}</SettingsFrame> : children;
}
