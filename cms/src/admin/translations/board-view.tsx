import { defaultLocale, isLocale, localeCodes } from '@ochiq/contract/routing/locales';
import { Button, Checkbox, Flex, Typography } from '@strapi/design-system';
import { useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { boardPaths, boardResponse, type BoardResponse, choicesResponse } from '../../content/translations/board.ts';
import { PageLinks } from '../audit/page-links.tsx';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AssignTranslationDialog } from './assign-dialog.tsx';
import { type BoardFilters, countBoardPages, getBoardAddress, readBoardFilters, readBoardPage, toBoardRequest } from './board-address.ts';
import { BoardFilterFields } from './board-filters.tsx';
import { BoardTable, getRowKey } from './board-table.tsx';
import { StateCounts } from './state-counts.tsx';

const noKeys: ReadonlySet<string> = new Set();
const [, firstTranslation = defaultLocale] = localeCodes;

/** Returns the language into which most of what is shown has to be translated. */
function getLanguage({ languageState }: BoardFilters) {
  const locale = languageState?.split(':')[0];
  return isLocale(locale) ? locale : firstTranslation;
}

type RowsProps = {
  board: BoardResponse;
  filters: BoardFilters;
  onAssigned: (count: number) => void;
  /** Moves the focus to what says how many were assigned: the rows, and the button of the dialog, are read again. */
  focusResult: () => void;
};

/** Renders the rows of a page, and assigns those that are chosen. */
function AssignableRows({ board: { rows, mayAssign }, filters, onAssigned, focusResult }: RowsProps) {
  const translate = useTexts(englishTranslations);
  const button = useRef<HTMLButtonElement>(null);
  const [keys, setKeys] = useState(noKeys);
  const [isOpen, setIsOpen] = useState(false);
  const all = rows.map(getRowKey);
  const chosen = useMemo(() => rows.filter((row) => keys.has(getRowKey(row))), [rows, keys]);
  if (!mayAssign) return <BoardTable rows={rows} selection={null} />;
  return (
    <>
      <Flex gap={4} wrap="wrap" alignItems="center">
        <Checkbox checked={chosen.length === all.length} onCheckedChange={(checked) => setKeys(checked === true ? new Set(all) : noKeys)}>
          {translate('ochiq.translations.select.all')}
        </Checkbox>
        <Button ref={button} type="button" size="S" variant="secondary" disabled={chosen.length === 0} onClick={() => setIsOpen(true)}>
          {translate('ochiq.translations.assign')}
        </Button>
        <Typography role="status">{chosen.length > 0 && translate('ochiq.translations.assign.count', { count: chosen.length })}</Typography>
      </Flex>
      <BoardTable rows={rows} selection={{ keys, choose: setKeys }} />
      {isOpen && (
        <AssignTranslationDialog
          rows={chosen}
          locale={getLanguage(filters)}
          onAssigned={onAssigned}
          close={() => setIsOpen(false)}
          returnFocus={(isSent) => (isSent ? focusResult() : button.current?.focus())}
        />
      )}
    </>
  );
}

/** Renders the board: its filters, which are those of the address, the numbers, and the entries. */
export function BoardView() {
  const translate = useTexts(englishTranslations);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filters = useMemo(() => readBoardFilters(query), [query]);
  const page = readBoardPage(query);
  const { response, last, reload } = usePanelResponse(toBoardRequest(filters, page), boardResponse);
  const { last: choices } = usePanelResponse(boardPaths.choices, choicesResponse);
  const [assigned, setAssigned] = useState(0);
  const status = useRef<HTMLDivElement>(null);
  const finish = (count: number) => {
    setAssigned(count);
    reload();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <BoardFilterFields
        filters={filters}
        choices={choices ?? { sections: [], people: [] }}
        choose={(chosen) => {
          setAssigned(0);
          navigate(getBoardAddress(chosen));
        }}
      />
      {last && <StateCounts counts={last.counts} filters={filters} />}
      <Typography ref={status} tabIndex={-1} role="status">
        {assigned > 0 && translate('ochiq.translations.assign.done', { count: assigned })}
      </Typography>
      {response.state === 'reading' && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.translations.broken', { reason: response.reason })} reload={reload} />
      )}
      {response.state === 'read' && (
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography role="status">
            {translate(response.value.total === 0 ? 'ochiq.translations.none' : 'ochiq.translations.total', {
              count: response.value.total,
            })}
          </Typography>
          {response.value.rows.length > 0 && (
            <AssignableRows board={response.value} filters={filters} onAssigned={finish} focusResult={() => status.current?.focus()} />
          )}
          <PageLinks
            page={page}
            pages={countBoardPages(response.value.total)}
            label={translate('ochiq.translations.pages')}
            getAddress={(other) => getBoardAddress(filters, other)}
          />
        </Flex>
      )}
    </Flex>
  );
}
