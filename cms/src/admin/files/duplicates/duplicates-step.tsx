import { useFetchClient } from '@strapi/strapi/admin';

import { duplicatesPath, duplicatesResponse } from '../../../content/file-details/file-details.ts';
import { DuplicatesContent, DuplicatesFrame } from './duplicates-content.tsx';
import { hashChosenFile } from './hash-file.ts';
import { type DuplicatesProps, type LibraryLookup, useDuplicates } from './use-duplicates.ts';

function useLibraryLookup(): LibraryLookup {
  const { get, post } = useFetchClient();
  return {
    async findKnown(file) {
      const query = await hashChosenFile(file);
      return query ? duplicatesResponse.parse((await post(duplicatesPath, query)).data).known : [];
    },
    readFile: async (id) => (await get(`/upload/files/${String(id)}`)).data,
  };
}

/** Renders the question about duplicates within Strapi's dialog for uploads, into which our patch of `@strapi/upload` puts it. */
export function DuplicatesStep(props: DuplicatesProps) {
  return <DuplicatesContent {...useDuplicates(props, useLibraryLookup())} />;
}

/** Renders the same question as a dialog: on the page of the media library, by that patch, and for pictures pasted into a text. */
export function DuplicatesDialog(props: DuplicatesProps & { onCloseAutoFocus?: (event: Event) => void }) {
  return <DuplicatesFrame {...props} lookup={useLibraryLookup()} />;
}
