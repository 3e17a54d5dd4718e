import { Flex, Loader, Modal } from '@strapi/design-system';

import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { DuplicatesList } from './duplicates-list.tsx';
import { type DuplicatesProps, type LibraryLookup, useDuplicates } from './use-duplicates.ts';

type Duplicates = ReturnType<typeof useDuplicates>;

/** Renders the title of the question about duplicates, and the question. */
export function DuplicatesContent({ open, use, upload }: Duplicates) {
  const translate = useTexts(englishLibrary);
  return (
    <>
      <Modal.Header closeLabel={translate('ochiq.library.duplicates.title')}>
        <Modal.Title>{translate('ochiq.library.duplicates.title')}</Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {open === null ? (
          <Flex justifyContent="center">
            <Loader />
          </Flex>
        ) : (
          <DuplicatesList duplicates={open} use={(duplicate, file) => void use(duplicate, file)} upload={upload} />
        )}
      </Modal.Body>
    </>
  );
}

type FrameProps = DuplicatesProps & {
  lookup: LibraryLookup;
  /** Where the focus goes afterwards; else to where it was before. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** Renders the question about duplicates as a dialog of its own, as soon as there are some. Who closes it uploads nothing. */
export function DuplicatesFrame({ assets, onDone, lookup, onCloseAutoFocus }: FrameProps) {
  const duplicates = useDuplicates({ assets, onDone }, lookup);
  if (duplicates.open === null || duplicates.open.length === 0) return null;
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onDone([], [])}>
      <Modal.Content {...(onCloseAutoFocus && { onCloseAutoFocus })}>
        <DuplicatesContent {...duplicates} />
      </Modal.Content>
    </Modal.Root>
  );
}
