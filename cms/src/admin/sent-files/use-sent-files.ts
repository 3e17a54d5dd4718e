import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

import { sentFilesResponse, sentFilesPath, type SentFilesResponse, type SentFilesQuery } from '../../submissions/sent-files/sent-file.ts';

/** A file as the panel lists it. */
export type ListedFile = SentFilesResponse['files'][number];

type SentFiles = {
  /** `null` before they are known, and `broken` where they can't be read. */
  files: readonly ListedFile[] | 'broken' | null;
  /**
   * Downloads one to the user's computer.
   * @throws the download failed
   */
  save: (file: ListedFile) => Promise<void>;
};

/** Has the browser download the bytes; it never renders them, whatever their type. */
function downloadBlob(name: string, bytes: Blob): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Loads the files that came with a submission: they are served to the panel's session only, and have no public address.
 */
export function useSentFiles({ type, document: id }: SentFilesQuery): SentFiles {
  const { get } = useFetchClient();
  const [files, setFiles] = useState<SentFiles['files']>(null);
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    get(`${sentFilesPath}?${new URLSearchParams({ type, document: id }).toString()}`, { signal }).then(
      ({ data }) => {
        setFiles(sentFilesResponse.safeParse(data).data?.files ?? 'broken');
      },
      () => {
        if (!signal.aborted) setFiles('broken');
      },
    );
    return () => {
      abortController.abort();
    };
  }, [get, type, id]);
  const save = async ({ id: number, name }: ListedFile) => {
    const { data } = await get<Blob>(`${sentFilesPath}/${String(number)}`, { responseType: 'blob' });
    downloadBlob(name, data);
  };
  return { files, save };
}
