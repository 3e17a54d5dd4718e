import { Button, Flex, Typography } from '@strapi/design-system';

import { formatMinute } from '../../content/schedule/minute.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import type { NewerSave } from '../saving/save-events.ts';
import { englishMerge } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = NewerSave & { compare: () => void; saveCopy: (() => void) | null };

/** Says that another editor saved the entry meanwhile, and offers what can be done about it. */
export function ConflictNotice({ by, at, compare, saveCopy }: Props) {
  const translate = useTexts(englishMerge);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} padding={3} background="danger100" hasRadius>
      <Typography role="alert">
        {translate('ochiq.merge.conflict', { name: by ?? translate('ochiq.merge.somebody'), when: formatMinute(at) })}
      </Typography>
      <Button type="button" fullWidth style={wrappingButton} onClick={compare}>
        {translate('ochiq.merge.compare')}
      </Button>
      {saveCopy && (
        <Button type="button" variant="tertiary" fullWidth style={wrappingButton} onClick={saveCopy}>
          {translate('ochiq.merge.copy')}
        </Button>
      )}
    </Flex>
  );
}
