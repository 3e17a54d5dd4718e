import { Typography } from '@strapi/design-system';

import { useOwnTexts } from '../texts/use-own-texts.ts';
import { changesTexts } from './changes-texts.ts';

/** Explains why the form calls a language modified whose own text is published: by a value that was saved in another one. */
export function CopiedNote() {
  const translate = useOwnTexts(changesTexts);
  return (
    <Typography variant="pi" textColor="neutral700" style={{ display: 'block' }}>
      {translate('ochiq.changes.copied')}
    </Typography>
  );
}
