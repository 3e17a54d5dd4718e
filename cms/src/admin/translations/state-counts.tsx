import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import { entryStates } from '../../content/list-details/list-details.ts';
import type { BoardCounts } from '../../content/translations/board.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { englishLists } from '../texts/en/lists.ts';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useNumberFormat, useTexts } from '../texts/use-texts.ts';
import { type BoardFilters, setFilter, getBoardAddress } from './board-address.ts';

/** Renders how many entries are in each state in each language; each number narrows the board to these. */
export function StateCounts({ counts, filters }: { counts: BoardCounts; filters: BoardFilters }) {
  const translate = useTexts(englishTranslations);
  const translateState = useTexts(englishLists);
  const formatNumber = useNumberFormat();
  return (
    <FigureTable
      name={translate('ochiq.translations.counts')}
      columns={[
        { title: translate('ochiq.translations.language') },
        ...entryStates.map((state) => ({ title: translateState(`ochiq.lists.${state}`), isNumber: true })),
      ]}
      rows={localeCodes.map((locale) => ({
        key: locale,
        cells: [
          locales[locale].name,
          ...entryStates.map((state) => {
            const count = counts[locale][state];
            const languageState = `${locale}:${state}`;
            const isChosen = filters.languageState === languageState;
            if (count === 0 && !isChosen)
              return (
                <Typography key={state} textColor="neutral600">
                  {formatNumber(count)}
                </Typography>
              );
            return (
              <Link
                key={state}
                tag={RouterLink}
                to={getBoardAddress(setFilter(filters, 'languageState', languageState))}
                aria-label={translate('ochiq.translations.count', {
                  language: locales[locale].name,
                  state: translateState(`ochiq.lists.${state}`),
                  count,
                })}
                {...(isChosen && { 'aria-current': 'true' as const })}
              >
                <Typography fontWeight={isChosen ? 'bold' : 'regular'}>{formatNumber(count)}</Typography>
              </Link>
            );
          }),
        ],
      }))}
    />
  );
}
