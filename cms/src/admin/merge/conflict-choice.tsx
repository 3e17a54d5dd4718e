import { Box, Flex, Grid, Radio, Typography } from '@strapi/design-system';
import { useId } from 'react';

import { describeItems } from '../menus/item-texts.ts';
import { useListedTargets } from '../menus/use-listed-targets.ts';
import { englishMerge } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useFormLocale } from '../use-form-locale.ts';
import { describeValue } from './describe-value.ts';
import type { Conflict, MergeChoice } from './merge-values.ts';

/** Renders one side's text, which scrolls by keyboard too where it is long. */
function VersionText({ label, text }: { label: string; text: string }) {
  const translate = useTexts(englishMerge);
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

type Side = 'mine' | 'theirs';

/** Renders both sides' items of a menu, by the titles of what they lead to. */
function MenuTexts({ conflict }: { conflict: Extract<Conflict, { kind: 'menu' }> }) {
  const locale = useFormLocale();
  const listed = useListedTargets([...conflict.mine, ...conflict.theirs], locale);
  return <BothTexts getText={(side) => describeItems(conflict[side], listed, locale).join('\n')} />;
}

/** Renders both sides' texts beside each other. */
function BothTexts({ getText }: { getText: (side: Side) => string }) {
  const translate = useTexts(englishMerge);
  return (
    <Grid.Root gap={4}>
      {(['mine', 'theirs'] as const).map((side) => (
        <Grid.Item key={side} col={6} xs={12} alignItems="stretch">
          <VersionText label={translate(`ochiq.merge.${side}`)} text={getText(side)} />
        </Grid.Item>
      ))}
    </Grid.Root>
  );
}

type Props = { conflict: Conflict; label: string; chosen: MergeChoice | null; choose: (choice: MergeChoice) => void };

/** Renders both texts of a place that two people have changed, and the choice between them. */
export function ConflictChoice({ conflict, label, chosen, choose }: Props) {
  const translate = useTexts(englishMerge);
  const headingId = useId();
  const canTakeBoth = conflict.kind === 'list' && conflict.mine.length > 0 && conflict.theirs.length > 0;
  const options: readonly MergeChoice[] = canTakeBoth ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby={headingId}>
      <Typography tag="h3" id={headingId} variant="delta">
        {label}
      </Typography>
      {conflict.kind === 'menu' ? (
        <MenuTexts conflict={conflict} />
      ) : (
        <BothTexts getText={(side) => conflict[side].map(describeValue).join('\n\n').trim()} />
      )}
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
