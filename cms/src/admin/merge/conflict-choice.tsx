import { Box, Flex, Grid, Radio, Typography } from '@strapi/design-system';
import { useId } from 'react';

import { englishMerge } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { describeValue } from './describe-value.ts';
import type { Conflict, MergeChoice } from './merge-values.ts';

/** Renders one side's text, which scrolls by keyboard too where it is long. */
function VersionText({ label, items }: { label: string; items: readonly unknown[] }) {
  const translate = useTexts(englishMerge);
  const text = items.map(describeValue).join('\n\n').trim();
  return (
    <Flex direction="column" alignItems="stretch" gap={1} width="100%">
      <Typography fontWeight="semiBold">{label}</Typography>
      <Box
        background="neutral100"
        hasRadius
        padding={3}
        maxHeight="40vh"
        overflow="auto"
        role="group"
        aria-label={label}
        // Long texts scroll: without a place in the order of keys only a mouse could.
        tabIndex={0}
      >
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text === '' ? translate('ochiq.merge.empty') : text}
        </Typography>
      </Box>
    </Flex>
  );
}

type Props = { conflict: Conflict; label: string; chosen: MergeChoice | null; choose: (choice: MergeChoice) => void };

/** Renders both texts of a place that two people have changed, and the choice between them. */
export function ConflictChoice({ conflict: { mine, theirs, isList }, label, chosen, choose }: Props) {
  const translate = useTexts(englishMerge);
  const headingId = useId();
  const canTakeBoth = isList && mine.length > 0 && theirs.length > 0;
  const options: readonly MergeChoice[] = canTakeBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby={headingId}>
      <Typography tag="h3" id={headingId} variant="delta">
        {label}
      </Typography>
      <Grid.Root gap={4}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Grid.Item key={side} col={6} xs={12} alignItems="stretch">
            <VersionText label={translate(`ochiq.merge.${side}`)} items={side === 'mine' ? mine : theirs} />
          </Grid.Item>
        ))}
      </Grid.Root>
      <Radio.Group
        aria-labelledby={headingId}
        value={chosen ?? ''}
        onValueChange={(value: string) => choose(options.find((option) => option === value) ?? 'mine')}
      >
        {options.map((option) => (
          <Radio.Item key={option} value={option}>
            {translate(`ochiq.merge.${option}`)}
          </Radio.Item>
        ))}
      </Radio.Group>
    </Flex>
  );
}
