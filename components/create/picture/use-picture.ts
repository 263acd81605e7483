'use client';

import { useState } from 'react';
import type { File as Upload } from '@/lib/contract/file';
import { client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';
import { PICTURE, problemOf } from '../../upload/kinds';

/** The picture of a rebuild. It is uploaded at once, so that its problems are known before the job is paid. */
export interface PictureUpload {
  /** Null until the upload is complete. */
  upload: Upload | null;
  busy: boolean;
  error: string | null;
  /** Replaces the picture by a file or a URL. */
  take: (source: File | { url: string }) => Promise<void>;
  clear: () => void;
}

interface State {
  upload: Upload | null;
  busy: boolean;
  error: string | null;
}

const NO_PICTURE: State = { upload: null, busy: false, error: null };

/** The state of the picture to rebuild. */
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
