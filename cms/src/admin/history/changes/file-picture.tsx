import { Flex, Typography } from '@strapi/design-system';

import type { FileView } from '../../../content/history/diff/comparison.ts';
import { englishHistory } from '../../texts/en/history.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Changed } from './words-view.tsx';

type Props = { file: FileView; kind: 'same' | 'added' | 'removed'; isMissing: boolean };

/** Renders a file as a version shows it: pictures as pictures, others by name. */
export function FilePicture({ file, kind, isMissing }: Props) {
  const translate = useTexts(englishHistory);
  const name = file.name === '' ? file.words : file.name;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {file.isPicture && !isMissing && (
        <img
          src={file.url}
          alt={file.words === '' ? name : file.words}
          loading="lazy"
          style={{ maxWidth: '16rem', maxHeight: '12rem', opacity: kind === 'removed' ? 0.6 : 1 }}
        />
      )}
      <Typography variant="pi">
        <Changed kind={kind}>{isMissing ? `${name} (${translate('ochiq.history.file.gone')})` : name}</Changed>
      </Typography>
    </Flex>
  );
}
