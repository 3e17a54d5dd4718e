import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { KnownFile } from '../../content/file-details/file-details.ts';
import { englishLibrary } from '../texts/en/library.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';

/** Renders a file that is in the library already: its picture, its name and where it is used. */
export function KnownFileRow({ file: { name, picture, isSame, uses }, children }: { file: KnownFile; children?: ReactNode }) {
  const translate = useTexts(englishLibrary);
  const { getTypeLabel } = useContentLabels();
  const titles = [
    ...uses.uses.map(({ title, type, locale }) => `${title === '' ? getTypeLabel(type) : title} (${locale})`),
    ...(uses.others > 0 ? [translate('ochiq.library.used.others', { count: uses.others })] : []),
  ];
  return (
    <Flex tag="li" gap={3} alignItems="flex-start">
      {picture !== null && <img src={picture} alt="" width={72} height={48} style={{ objectFit: 'cover', flex: 'none' }} />}
      <Flex direction="column" alignItems="flex-start" gap={1} minWidth={0}>
        <Typography variant="pi" fontWeight="bold" style={{ overflowWrap: 'anywhere' }}>
          {translate(isSame ? 'ochiq.library.same' : 'ochiq.library.similar', { name })}
        </Typography>
        <Typography variant="pi">
          {titles.length === 0 ? translate('ochiq.library.unused') : translate('ochiq.library.used', { titles: titles.join(', ') })}
        </Typography>
        {children}
      </Flex>
    </Flex>
  );
}
