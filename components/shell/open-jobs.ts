'use client';

import { create } from 'zustand';

/** The number of running jobs in the workspace when last read; null before. */
export const useOpenJobs = create<{ open: number | null }>(() => ({ open: null }));

/** Stores the number of running jobs. */
export const noteOpenJobs = (open: number): void => useOpenJobs.setState({ open });
