import { Box, Flex, Typography } from '@strapi/design-system';

import type { UsesQuery } from '../../content/uses/use.ts';
import { useUses } from './use-uses.ts';
import { useUsesText } from './use-uses-text.ts';
import { UsesList } from './uses-list.tsx';

/** The height of the list in a dialog: the question above it and the buttons below stay in the window. */
const maxHeight = '30vh';

/** Lists the entries that refer to what is about to be removed; renders nothing where there are none. */
export function RemovalReferences(query: UsesQuery) {
  const { say } = useUsesText();
  const response = useUses(query);
  if (response === null || response === 'broken' || response.uses.length + response.others === 0) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} width="100%">
      <Typography variant="omega">{say(query.document.includes(',') ? 'ochiq.uses.leaving.many' : 'ochiq.uses.leaving')}</Typography>
      <Box maxHeight={maxHeight} overflow="auto" width="100%">
        <UsesList {...response} />
      </Box>
    </Flex>
  );
}
