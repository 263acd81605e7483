'use client';

import { create } from 'zustand';

/** How many jobs of the workspace wait or run, as last heard; null while nobody has asked. */
export const useOpenJobs = create<{ open: number | null }>(() => ({ open: null }));

/** Notes how many jobs wait or run. */
export const noteOpenJobs = (open: number): void => useOpenJobs.setState({ open });
