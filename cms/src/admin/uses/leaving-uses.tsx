import { Flex, Typography } from '@strapi/design-system';

import type { UsesQuery } from '../../uses/use.ts';
import { useUses } from './use-uses.ts';
import { useUsesText } from './use-uses-text.ts';
import { UsesList } from './uses-list.tsx';

/** Lists who leads to what is about to go; nothing where nobody does. */
export function LeavingUses(query: UsesQuery) {
  const { say } = useUsesText();
  const answer = useUses(query);
  if (answer === null || answer === 'broken' || answer.uses.length + answer.others === 0) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} width="100%">
      <Typography variant="omega">{say(query.document.includes(',') ? 'ochiq.uses.leaving.many' : 'ochiq.uses.leaving')}</Typography>
      <UsesList {...answer} />
    </Flex>
  );
}
