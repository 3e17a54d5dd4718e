import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { type ChangeEvent, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import {
  type ShownTerm,
  type TermInput,
  type TermKind,
  termKinds,
  termPageSize,
  termPaths,
  termsResponse,
} from '../../content/terms/terms.ts';
import { PageLinks } from '../audit/page-links.tsx';
import { FailedReading, ReadingNote } from '../audit/response-state.tsx';
import { usePanelResponse } from '../audit/use-panel-response.ts';
import { ReviewDialog } from '../review/dialogs/review-dialog.tsx';
import { ChoiceField } from '../shared/choice-field.tsx';
import { useListDialog } from '../shared/use-list-dialog.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { TermDialog } from './term-dialog.tsx';
import { TermFiles } from './term-files.tsx';
import { TermImport } from './term-import.tsx';
import { termsAddress } from './terms-address.ts';
import { getTermName, TermsTable } from './terms-table.tsx';
import { termTexts } from './term-texts.ts';

type OpenDialog = { what: 'put'; former: ShownTerm | null } | { what: 'remove'; term: ShownTerm };

const filterWidth = 'min(100%, 24rem)';

type FilterProps = { search: string; setSearch: (search: string) => void; kind: TermKind | null; setKind: (kind: TermKind | null) => void };

/** Renders what the list is narrowed by. */
function TermFilters({ search, setSearch, kind, setKind }: FilterProps) {
  const translate = useOwnTexts(termTexts);
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-start">
      <Field.Root name="ochiq-terms-search" width={filterWidth}>
        <Field.Label>{translate('ochiq.terms.search')}</Field.Label>
        <TextInput value={search} onChange={({ target }: ChangeEvent<HTMLInputElement>) => setSearch(target.value)} />
      </Field.Root>
      <ChoiceField
        name="ochiq-terms-kind"
        label={translate('ochiq.terms.kind')}
        width={filterWidth}
        anyOption={{ label: translate('ochiq.terms.kind.any'), choose: () => setKind(null) }}
        options={termKinds.map((one) => ({ value: one, label: translate(`ochiq.terms.kind.${one}`) }))}
        value={kind}
        choose={setKind}
      />
    </Flex>
  );
}

/** Renders the term base: its list, and for those who may, what changes it. */
export function TermsView() {
  const translate = useOwnTexts(termTexts);
  const { post, del } = useFetchClient();
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<TermKind | null>(null);
  const page = Math.max(1, Number(query.get('page')) || 1);
  const parameters = new URLSearchParams({ search: useDeferredValue(search), page: String(page), ...(kind !== null && { kind }) });
  const { response, last, reload } = usePanelResponse(`${termPaths.list}?${parameters.toString()}`, termsResponse);
  const { opened, open, frame, heading, isSaved, send } = useListDialog<OpenDialog>();
  const shown = response.state === 'read' ? response.value : last;
  const narrow = (set: () => void) => {
    set();
    setQuery({});
  };
  const save = (work: () => Promise<unknown>) =>
    send(async () => {
      await work();
      reload();
    });
  const put = (term: TermInput, former: ShownTerm | null) =>
    former === null ? post(termPaths.terms, term) : post(`${termPaths.terms}/${String(former.id)}`, { ...term, revision: former.revision });
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <TermFilters
        search={search}
        setSearch={(value) => narrow(() => setSearch(value))}
        kind={kind}
        setKind={(value) => narrow(() => setKind(value))}
      />
      <Typography ref={heading} tabIndex={-1} variant="delta" tag="h2">
        {translate('ochiq.terms.list')}
      </Typography>
      <Typography role="status">{isSaved ? translate('ochiq.terms.saved') : ''}</Typography>
      {shown && !shown.mayChange && <Typography>{translate('ochiq.terms.read-only')}</Typography>}
      {shown?.mayChange === true && (
        <Box>
          <Button
            type="button"
            onClick={({ currentTarget }: { currentTarget: HTMLElement }) => open({ what: 'put', former: null }, currentTarget)}
          >
            {translate('ochiq.terms.add')}
          </Button>
        </Box>
      )}
      {response.state === 'reading' && !shown && <ReadingNote />}
      {response.state === 'broken' && (
        <FailedReading message={translate('ochiq.terms.broken', { reason: response.reason })} reload={reload} />
      )}
      {shown && (
        <>
          <Typography role="status">
            {translate(shown.total === 0 ? 'ochiq.terms.none' : 'ochiq.terms.total', { count: shown.total })}
          </Typography>
          {shown.terms.length > 0 && (
            <TermsTable
              terms={shown.terms}
              mayChange={shown.mayChange}
              change={(term, button) => open({ what: 'put', former: term }, button)}
              remove={(term, button) => open({ what: 'remove', term }, button)}
            />
          )}
          <PageLinks
            page={page}
            pages={Math.ceil(shown.total / termPageSize)}
            label={translate('ochiq.terms.pages')}
            getAddress={(other) => `${termsAddress}?page=${String(other)}`}
          />
          {shown.mayChange && <TermImport onImported={reload} />}
        </>
      )}
      <TermFiles />
      {opened?.what === 'put' && <TermDialog former={opened.former} save={(term) => save(() => put(term, opened.former))} {...frame} />}
      {opened?.what === 'remove' && (
        <ReviewDialog
          title={translate('ochiq.terms.remove.title')}
          action={translate('ochiq.terms.remove')}
          run={() => save(() => del(`${termPaths.terms}/${String(opened.term.id)}?revision=${String(opened.term.revision)}`))}
          {...frame}
        >
          <Typography>{translate('ochiq.terms.remove.lead', { term: getTermName(opened.term) })}</Typography>
        </ReviewDialog>
      )}
    </Flex>
  );
}
