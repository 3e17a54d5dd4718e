import { Box, Flex, Typography } from '@strapi/design-system';

import type { Change, ComponentChange, FieldChange, Scalar } from '../../../content/history/diff/comparison.ts';
import { formatMinute } from '../../../content/schedule/minute.ts';
import { englishHistory } from '../../texts/en/history.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { FilePicture } from './file-picture.tsx';
import { TextView } from './text-view.tsx';
import { useChangeLabels } from './use-change-labels.ts';
import { Changed, isOnSide, type Side, WordsView } from './words-view.tsx';

/** What a comparison knows besides the changes. */
export type ComparisonContext = {
  side: Side;
  titles: Readonly<Record<string, string>>;
  isMissing: (id: number | null) => boolean;
};

/** Formats a value as the panel shows it: days and instants as in the fields, choices by their names. */
function useValueFormat(): (value: Scalar) => string {
  const translate = useTexts(englishHistory);
  const { getChoiceLabel } = useChangeLabels();
  return (value) => {
    if (value === null || value === '') return translate('ochiq.history.empty');
    if (typeof value === 'boolean') return translate(value ? 'ochiq.history.yes' : 'ochiq.history.no');
    if (typeof value === 'number') return String(value);
    if (/^\d{4}-\d\d-\d\d$/u.test(value)) return value.split('-').reverse().join('.');
    if (/^\d{4}-\d\d-\d\dT/u.test(value)) return formatMinute(value);
    return /^\d\d:\d\d:/u.test(value) ? value.slice(0, 5) : getChoiceLabel(value);
  };
}

function ValueView({ before, after, side }: { before: Scalar; after: Scalar; side: Side }) {
  const format = useValueFormat();
  return (
    <Typography tag="p">
      {side !== 'after' && <Changed kind="removed">{format(before)}</Changed>}
      {side === 'both' && ' → '}
      {side !== 'before' && <Changed kind="added">{format(after)}</Changed>}
    </Typography>
  );
}

function EntriesView({ entries, context }: { entries: Extract<Change, { kind: 'entries' }>['entries']; context: ComparisonContext }) {
  const translate = useTexts(englishHistory);
  return (
    <Box tag="ul" style={{ listStyle: 'disc', paddingInlineStart: '1.25rem' }}>
      {entries
        .filter(({ kind }) => isOnSide(kind, context.side))
        .map(({ kind, documentId }, index) => (
          <Typography tag="li" key={`${String(index)} ${documentId}`}>
            <Changed kind={kind}>{context.titles[documentId] ?? translate('ochiq.history.entry.hidden')}</Changed>
          </Typography>
        ))}
    </Box>
  );
}

type ItemProps = { item: ComponentChange; number: number; context: ComparisonContext };

function ItemView({ item: { kind, component, fields }, number, context }: ItemProps) {
  const translate = useTexts(englishHistory);
  const { getBlockLabel } = useChangeLabels();
  const name = getBlockLabel(component) ?? translate('ochiq.history.block.item', { number });
  return (
    <Box tag="li" paddingLeft={3} borderColor="neutral200" style={{ borderInlineStart: '2px solid' }}>
      <Typography variant="pi" fontWeight="bold" textColor={kind === 'same' ? 'neutral600' : 'neutral800'}>
        {translate(`ochiq.history.block.${kind}`, { name })}
      </Typography>
      <FieldList changes={fields} context={context} />
    </Box>
  );
}

/** Renders what a field said before and says after. */
export function ChangeView({ change, context }: { change: Change; context: ComparisonContext }) {
  const { side, isMissing } = context;
  switch (change.kind) {
    case 'words':
      return (
        <Typography tag="p">
          <WordsView parts={change.parts} side={side} />
        </Typography>
      );
    case 'text':
      return <TextView lines={change.lines} side={side} isMissing={isMissing} />;
    case 'value':
      return <ValueView before={change.before} after={change.after} side={side} />;
    case 'file':
      return (
        <Flex gap={4} alignItems="flex-start" wrap="wrap">
          {change.before && side !== 'after' && <FilePicture file={change.before} kind="removed" isMissing={isMissing(change.before.id)} />}
          {change.after && side !== 'before' && <FilePicture file={change.after} kind="added" isMissing={isMissing(change.after.id)} />}
        </Flex>
      );
    case 'entries':
      return <EntriesView entries={change.entries} context={context} />;
    case 'components':
      return (
        <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
          {change.items.map((item, index) =>
            isOnSide(item.kind, side) ? <ItemView key={String(index)} item={item} number={index + 1} context={context} /> : null,
          )}
        </Flex>
      );
  }
}

/** Renders the changed fields of a component, each under its name. */
function FieldList({ changes, context }: { changes: readonly FieldChange[]; context: ComparisonContext }) {
  const { getFieldLabel } = useChangeLabels();
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      {changes.map(({ owner, name, change }) => (
        <Box key={name}>
          <Typography variant="pi" textColor="neutral600">
            {getFieldLabel(owner, name)}
          </Typography>
          <ChangeView change={change} context={context} />
        </Box>
      ))}
    </Flex>
  );
}
