'use client';

import { create } from 'zustand';

/** The number of the workspace's open jobs when last read; null before. */
export const useOpenJobs = create<{ open: number | null }>(() => ({ open: null }));

/** Stores the number of open jobs. */
export const noteOpenJobs = (open: number): void => useOpenJobs.setState({ open });
