import { useFetchClient, useNotification } from '@strapi/strapi/admin';

import { getReason } from '../../shared/get-reason.ts';
import type { WritingTranslate } from '../writing-texts.ts';
import type { ChosenFile } from './library-files.ts';

/** Uploads a picture with its description to the media library. @returns `null` where it was refused, which is said */
export type UploadPicture = (picture: File, alternativeText: string) => Promise<ChosenFile | null>;

/** Returns what uploads pictures. Strapi ends its requests with the component that has made them: a dialog that closes is none for it. */
export function usePictureUpload(translate: WritingTranslate): UploadPicture {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (picture, alternativeText) => {
    const form = new FormData();
    form.append('files', picture);
    form.append('fileInfo', JSON.stringify({ name: picture.name, alternativeText, caption: null, folder: null }));
    try {
      const { data } = await post<ChosenFile[]>('/upload', form);
      return data[0] ?? null;
    } catch (error) {
      const reason = getReason(error);
      toggleNotification({ type: 'danger', message: translate('ochiq.writing.picture.failed', { reason }) });
      return null;
    }
  };
}
