import type { ReactNode } from 'react';
import { SettingsFrame } from '@/components/settings/settings-frame';
import { currentActor } from '@/lib/server/auth/current';

/** The frame of settings; a visitor gets none, and each page sends them to sign in. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  return (await currentActor()) ? <SettingsFrame>{children}</SettingsFrame> : children;
}
