import { Button, Flex, Loader, Typography } from '@strapi/design-system';

import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Says that the CMS has not responded yet. */
export function ReadingNote() {
  const translate = useTexts(englishAudit);
  return (
    <Flex justifyContent="center" padding={6} aria-busy>
      <Loader>{translate('ochiq.audit.reading')}</Loader>
    </Flex>
  );
}

/** Says that reading has failed, with the way out. */
export function FailedReading({ message, reload }: { message: string; reload: () => void }) {
  const translate = useTexts(englishAudit);
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography role="alert">{message}</Typography>
      <Button type="button" variant="secondary" onClick={reload}>
        {translate('ochiq.audit.again')}
      </Button>
    </Flex>
  );
}
