'use client';

import { steadily } from '../hooks/steadily';
import dynamic from 'next/dynamic';

// Apart from the editor, on whose page they stand, so that it does not load them.
/** The page of a mascot in the making. */
export const ResumeDrawing = dynamic(() =>
  steadily(() => import('./resume-drawing').then((module) => module.ResumeDrawing)),
);
/** The page of a mascot that failed. */
export const FailedMascot = dynamic(() =>
  steadily(() => import('./failed-mascot').then((module) => module.FailedMascot)),
);
