'use client';

import { useState } from 'react';
import type { File as Upload } from '@/lib/contract/file';
import { client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';
import { PICTURE, problemOf } from '../../upload/kinds';

/** A picture for a rebuild, uploaded at once, so that its problems are known before a job is paid. */
export interface PictureUpload {
  /** Null until it is uploaded. */
  upload: Upload | null;
  busy: boolean;
  error: string | null;
  /** Accepts a file or a web address in place of the one before. */
  take: (source: File | { url: string }) => Promise<void>;
  clear: () => void;
}

interface State {
  upload: Upload | null;
  busy: boolean;
  error: string | null;
}

const NO_PICTURE: State = { upload: null, busy: false, error: null };

/** Keeps one picture for the page. */
export function usePicture(): PictureUpload {
  const [state, setState] = useState(NO_PICTURE);
  const take: PictureUpload['take'] = async (source) => {
    const problem = source instanceof File ? problemOf(PICTURE, source) : null;
    if (problem) return setState({ ...NO_PICTURE, error: problem });
    setState({ ...NO_PICTURE, busy: true });
    try {
      const upload = await client.upload(source);
      if (upload.mime.startsWith('image/')) setState({ ...NO_PICTURE, upload });
      else setState({ ...NO_PICTURE, error: `This is a video. Choose ${PICTURE.name}.` });
    } catch (error) {
      setState({ ...NO_PICTURE, error: messageOf(error, 'The picture could not be sent. Try again.') });
    }
    return undefined;
  };
  return { ...state, take, clear: () => setState(NO_PICTURE) };
}
