import { locales } from '@ochiq/contract/routing/locales';
import { Box, Typography } from '@strapi/design-system';
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
    <Box tag="tr" borderColor="neutral150">
      <Box tag="td" padding={4} style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="p" fontWeight="semiBold" translate="no">
          {title}
        </Typography>
        {entry.title !== '' && <Typography variant="pi">{type}</Typography>}
      </Box>
      <Box tag="td" padding={4}>
        <Typography translate="no">{entry.locales.map(({ locale }) => locales[locale].name).join(', ')}</Typography>
      </Box>
      <Box tag="td" padding={4}>
        <Typography>{[formatMinute(entry.at), entry.by].filter(Boolean).join(' — ')}</Typography>
      </Box>
      <Box tag="td" padding={4}>
        <Typography>{formatMinute(entry.until)}</Typography>
      </Box>
      <Box tag="td" padding={4}>
        <TrashActions entry={entry} title={title} onChanged={onChanged} />
      </Box>
    </Box>
  );
}

const columns: readonly TrashText[] = [
  'ochiq.trash.entry',
  'ochiq.trash.languages',
  'ochiq.trash.deleted',
  'ochiq.trash.until',
  'ochiq.trash.actions',
];

/** Renders a table of its own: the design system's is a grid, whose buttons take an Enter of their own before they are pressed. */
function TrashTable({ entries, onChanged }: { entries: readonly TrashedEntry[]; onChanged: () => void }) {
  const translate = useTexts(englishTrash);
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius overflow="auto">
      <Box tag="table" width="100%" aria-label={translate('ochiq.trash.list')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Box key={column} tag="th" scope="col" padding={4} textAlign="start">
                <Typography variant="sigma">{translate(column)}</Typography>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <TrashRow key={`${entry.type} ${entry.document}`} entry={entry} onChanged={onChanged} />
          ))}
        </tbody>
      </Box>
    </Box>
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
