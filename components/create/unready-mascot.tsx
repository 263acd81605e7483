'use client';

import { steadily } from '../hooks/steadily';
import dynamic from 'next/dynamic';

// Loaded separately from the editor, which shares a page with them.
/** The page of a mascot that is being drawn. */
export const ResumeDrawing = dynamic(() =>
  steadily(() => import('./resume-drawing').then((module) => module.ResumeDrawing)),
);
/** The page of a mascot whose creation failed. */
export const FailedMascot = dynamic(() =>
  steadily(() => import('./failed-mascot').then((module) => module.FailedMascot)),
);
