import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';

import { formatMinute } from '../../content/schedule/minute.ts';
import type { TrashedEntry } from '../../content/trash/trashed.ts';
import { englishTrash, type TrashText } from '../texts/en/history.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { TrashActions } from './trash-actions.tsx';
import { useTrash } from './use-trash.ts';

type RowProps = { entry: TrashedEntry; onChanged: () => void };

function TrashRow({ entry, onChanged }: RowProps) {
  const { getTypeLabel } = useContentLabels();
  const type = getTypeLabel(entry.type);
  const title = entry.title === '' ? type : entry.title;
  return (
    <Tr>
      <Td>
        <Typography tag="p" fontWeight="semiBold" translate="no">
          {title}
        </Typography>
        {entry.title !== '' && <Typography variant="pi">{type}</Typography>}
      </Td>
      <Td>
        <Typography>{entry.locales.map(({ locale }) => locale).join(', ')}</Typography>
      </Td>
      <Td>
        <Typography>{[formatMinute(entry.at), entry.by].filter(Boolean).join(' — ')}</Typography>
      </Td>
      <Td>
        <Typography>{formatMinute(entry.until)}</Typography>
      </Td>
      <Td>
        <TrashActions entry={entry} title={title} onChanged={onChanged} />
      </Td>
    </Tr>
  );
}

const columns: readonly TrashText[] = [
  'ochiq.trash.entry',
  'ochiq.trash.languages',
  'ochiq.trash.deleted',
  'ochiq.trash.until',
  'ochiq.trash.actions',
];

function TrashTable({ entries, onChanged }: { entries: readonly TrashedEntry[]; onChanged: () => void }) {
  const translate = useTexts(englishTrash);
  return (
    <Table colCount={columns.length} rowCount={entries.length + 1} aria-label={translate('ochiq.trash.list')}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{translate(column)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {entries.map((entry) => (
          <TrashRow key={`${entry.type} ${entry.document}`} entry={entry} onChanged={onChanged} />
        ))}
      </Tbody>
    </Table>
  );
}

function TrashContent() {
  const translate = useTexts(englishTrash);
  const { entries, reload } = useTrash();
  if (entries === null) return <Page.Loading />;
  if (entries === 'broken') return <Typography role="alert">{translate('ochiq.trash.broken')}</Typography>;
  if (entries.length === 0) return <Typography role="status">{translate('ochiq.trash.none')}</Typography>;
  return <TrashTable entries={entries} onChanged={reload} />;
}

/** The page of deleted entries. */
export function TrashPage() {
  const translate = useTexts(englishTrash);
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.trash.title')}</Page.Title>
      <Layouts.Header title={translate('ochiq.trash.title')} subtitle={translate('ochiq.trash.lead')} />
      <Layouts.Content>
        <Box paddingBottom={8}>
          <TrashContent />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
