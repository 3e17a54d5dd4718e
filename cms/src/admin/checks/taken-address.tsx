import { Button, Flex, Typography } from '@strapi/design-system';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishChecks } from '../texts/en/checks.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { AddressReplacement } from './finding.ts';

/**
 * Renders the address that was taken into the form last, with the way back; nothing before one was. The live region is
 * there from the start, so that its first words are read out.
 */
export function TakenAddress({ taken, undo }: { taken: AddressReplacement | null; undo: () => void }) {
  const translate = useTexts(englishChecks);
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography tag="p" role="status" variant="pi" style={{ overflowWrap: 'anywhere' }}>
        {taken && translate('ochiq.checks.taken', { address: taken.to })}
      </Typography>
      {taken && (
        <Button type="button" variant="tertiary" size="S" onClick={undo} style={wrappingButton}>
          {translate('ochiq.checks.undo')}
        </Button>
      )}
    </Flex>
  );
}
