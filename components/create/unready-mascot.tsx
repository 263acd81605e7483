'use client';

import dynamic from 'next/dynamic';

// Separate from the editor, which shares a page with them, so that they do not load its code.
export const ResumeDrawing = dynamic(() => import('./resume-drawing').then((module) => module.ResumeDrawing));
export const FailedMascot = dynamic(() => import('./failed-mascot').then((module) => module.FailedMascot));
