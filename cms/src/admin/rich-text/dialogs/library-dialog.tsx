import { useStrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';

import type { ChosenFile } from './library-files.ts';

// Strapi 5.54.0 types no props of it; these follow its source.
type DialogProps = {
  allowedTypes: readonly ('images' | 'files' | 'videos' | 'audios')[];
  multiple?: boolean;
  onClose: () => void;
  onSelectAssets: (files: ChosenFile[]) => void;
};

/** Renders Strapi's own dialog of the media library. */
export function LibraryDialog({
  kind,
  choose,
  close,
}: {
  kind: 'pictures' | 'files';
  choose: (files: ChosenFile[]) => void;
  close: () => void;
}) {
  const Dialog = useStrapiApp('LibraryDialog', ({ components }) => components['media-library']) as ComponentType<DialogProps> | undefined;
  if (!Dialog) return null;
  return (
    <Dialog
      allowedTypes={kind === 'pictures' ? ['images'] : ['files', 'videos', 'audios']}
      multiple
      onClose={close}
      onSelectAssets={choose}
    />
  );
}
