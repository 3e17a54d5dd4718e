import { useFetchClient, useNotification } from '@strapi/strapi/admin';

import type { WritingTranslate } from '../writing-texts.ts';
import type { LibraryFile } from './library-files.ts';

/** Returns what uploads a picture with its description to the media library; `null` where it was refused, which is said. */
export function usePictureUpload(translate: WritingTranslate): (picture: File, alternativeText: string) => Promise<LibraryFile | null> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (picture, alternativeText) => {
    const form = new FormData();
    form.append('files', picture);
    form.append('fileInfo', JSON.stringify({ name: picture.name, alternativeText, caption: null, folder: null }));
    try {
      const { data } = await post<LibraryFile[]>('/upload', form);
      return data[0] ?? null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      toggleNotification({ type: 'danger', message: translate('ochiq.writing.picture.failed', { reason }) });
      return null;
    }
  };
}
