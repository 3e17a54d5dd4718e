import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Box, Checkbox, Flex, Typography } from '@strapi/design-system';

import type { BoardCell, BoardRow } from '../../content/translations/board.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { LanguageState } from '../lists/language-states.tsx';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { SideBySideLink } from '../side-by-side/side-by-side-link.tsx';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { changesTexts } from './changes-texts.ts';

/** Returns by what a row is known among the others. */
export const getRowKey = ({ type, document }: Pick<BoardRow, 'type' | 'document'>): string => `${type} ${document}`;

type Row = Pick<BoardRow, 'type' | 'document'>;

/** Renders the state of an entry in a language, since when, and who translates it. */
function StateCell({ row, locale, cell }: { row: Row; locale: Locale; cell: BoardCell }) {
  const translate = useTexts(englishTranslations);
  const say = useOwnTexts(changesTexts);
  const { state, isReadable, since, progress, task } = cell;
  const notes = [
    ...(since === null ? [] : [translate('ochiq.translations.since', { day: formatShortDay(toTashkentDay(new Date(since))) })]),
    ...(progress === null ? [] : [say('ochiq.changes.done', progress)]),
    ...(task === null
      ? []
      : [
          task.dueOn === null
            ? translate('ochiq.translations.task', { name: task.person.name })
            : translate('ochiq.translations.task.due', { name: task.person.name, day: formatShortDay(task.dueOn) }),
        ]),
  ];
  return (
    <>
      <LanguageState
        locale={locale}
        version={{ state, isReadable, views: null }}
        address={getEntryAddress({ type: row.type, documentId: row.document, locale })}
        where="panel"
      />
      {notes.map((note) => (
        <Typography key={note} variant="pi" textColor="neutral600" style={{ display: 'block' }}>
          {note}
        </Typography>
      ))}
    </>
  );
}

/** What is chosen on a page of the board, by the keys of its rows; `null` where nothing can be. */
export type Selection = { keys: ReadonlySet<string>; choose: (keys: ReadonlySet<string>) => void } | null;

type Props = { rows: readonly BoardRow[]; selection: Selection };

/** Renders a page of the board: an entry a row, a language a column. */
export function BoardTable({ rows, selection }: Props) {
  const translate = useTexts(englishTranslations);
  const { getTypeLabel } = useContentLabels();
  const toggle = (key: string, isChosen: boolean) => {
    const keys = new Set(selection?.keys);
    if (isChosen) keys.add(key);
    else keys.delete(key);
    selection?.choose(keys);
  };
  return (
    <FigureTable
      name={translate('ochiq.translations.rows')}
      isTopAligned
      columns={[{ title: translate('ochiq.translations.entry') }, ...localeCodes.map((locale) => ({ title: locales[locale].name }))]}
      rows={rows.map((row) => {
        const { type, document, title, cells } = row;
        const [key, label] = [getRowKey(row), getTypeLabel(type)];
        const name = title === '' ? label : title;
        return {
          key,
          cells: [
            <Flex key="entry" gap={3} alignItems="flex-start">
              {selection && (
                <Checkbox
                  aria-label={translate('ochiq.translations.select', { title: name })}
                  checked={selection.keys.has(key)}
                  onCheckedChange={(checked) => toggle(key, checked === true)}
                />
              )}
              <Box>
                <Typography fontWeight="semiBold" style={{ display: 'block' }}>
                  {name}
                </Typography>
                {title !== '' && (
                  <Typography variant="pi" textColor="neutral600">
                    {label}
                  </Typography>
                )}
              </Box>
            </Flex>,
            ...localeCodes.map((locale) => (
              <Box key={locale}>
                <StateCell row={{ type, document }} locale={locale} cell={cells[locale]} />
                {cells[locale].state !== 'published' && (
                  <SideBySideLink entry={{ type, document }} versions={cells} to={locale} title={name} />
                )}
              </Box>
            )),
          ],
        };
      })}
    />
  );
}
