import { Button, Flex, Typography } from '@strapi/design-system';

import type { KnownFile } from '../../../content/file-details/file-details.ts';
import { wrappingButton } from '../../editing/wrapping-button.ts';
import { englishLibrary } from '../../texts/en/library.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { KnownFileRow } from '../known-files.tsx';

/** A file that was chosen, and those of the library that are like it. */
export type Duplicate = { name: string; known: readonly KnownFile[] };

type Props = {
  duplicates: readonly Duplicate[];
  use: (duplicate: Duplicate, file: KnownFile) => void;
  upload: (duplicate: Duplicate) => void;
};

/** Asks for each file that is in the library already whether that one is taken, or this one uploaded. */
export function DuplicatesList({ duplicates, use, upload }: Props) {
  const translate = useTexts(englishLibrary);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} data-ochiq-duplicates>
      <Typography>{translate('ochiq.library.duplicates.hint')}</Typography>
      {duplicates.map((duplicate, index) => (
        <Flex
          key={`${duplicate.name} ${String(index)}`}
          tag="section"
          aria-label={duplicate.name}
          direction="column"
          alignItems="stretch"
          gap={3}
        >
          <Typography tag="h3" variant="omega" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
            {duplicate.name}
          </Typography>
          <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
            {duplicate.known.map((file) => (
              <KnownFileRow key={file.id} file={file}>
                <Button
                  type="button"
                  size="S"
                  style={wrappingButton}
                  aria-label={translate('ochiq.library.duplicates.use.name', { name: file.name })}
                  onClick={() => use(duplicate, file)}
                >
                  {translate('ochiq.library.duplicates.use')}
                </Button>
              </KnownFileRow>
            ))}
          </Flex>
          <Button
            type="button"
            variant="tertiary"
            size="S"
            style={{ ...wrappingButton, alignSelf: 'flex-start' }}
            aria-label={translate('ochiq.library.duplicates.upload.name', { name: duplicate.name })}
            onClick={() => upload(duplicate)}
          >
            {translate('ochiq.library.duplicates.upload')}
          </Button>
        </Flex>
      ))}
    </Flex>
  );
}
