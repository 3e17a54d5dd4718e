import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';

import { entryQuery, type EntryQuery } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { englishHistory } from '../texts/en/history.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { ChangesView, type View } from './changes/changes-view.tsx';
import { formatVersionName } from './describe-version.ts';
import { RestoreButton } from './restore-button.tsx';
import { useComparison, usePageAddress } from './use-comparison.ts';
import { useHistory } from './use-history.ts';
import { VersionSelect } from './version-select.tsx';

const views: readonly View[] = ['inline', 'sides'];

function ViewChoice({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const translate = useTexts(englishHistory);
  return (
    <Flex role="group" aria-label={translate('ochiq.history.view')} gap={2}>
      {views.map((one) => (
        <Button
          key={one}
          type="button"
          size="S"
          variant={one === view ? 'secondary' : 'tertiary'}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          {translate(`ochiq.history.view.${one}`)}
        </Button>
      ))}
    </Flex>
  );
}

function PageLink({ entry, version, minute }: { entry: EntryQuery; version: number; minute: string }) {
  const translate = useTexts(englishHistory);
  const address = usePageAddress(entry, version);
  if (address === null) return <Typography variant="pi">{translate('ochiq.history.page.none')}</Typography>;
  return (
    <Link href={address} target="_blank" rel="noreferrer" aria-label={translate('ochiq.history.page.name', { minute })}>
      {translate('ochiq.history.page')}
    </Link>
  );
}

const toId = (text: string | null): number | null => (text !== null && /^[1-9]\d*$/u.test(text) ? Number(text) : null);

/** Renders the comparison of two versions of an entry, with the ways to the page as it was and back to the text. */
function Comparison({ entry }: { entry: EntryQuery }) {
  const translate = useTexts(englishHistory);
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<View>('inline');
  const [revision, setRevision] = useState(0);
  const { history, loadMore } = useHistory(entry, String(revision));
  const [before, after] = [toId(search.get('before')), toId(search.get('after'))];
  const comparison = useComparison(entry, before, after, revision);
  const choose = (name: 'before' | 'after', id: number | null) =>
    setSearch((former) => {
      const next = new URLSearchParams(former);
      if (id === null) next.delete(name);
      else next.set(name, String(id));
      return next;
    });
  if (history === null || comparison === null) return <Page.Loading />;
  if (history === 'broken' || comparison === 'broken') return <Typography role="alert">{translate('ochiq.history.broken')}</Typography>;
  const { versions, more, mayRestore } = history;
  const live = versions.find(({ state }) => state === 'published');
  const names = {
    before: formatVersionName(comparison.before, translate),
    after: comparison.after ? formatVersionName(comparison.after, translate) : translate('ochiq.history.now'),
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Flex gap={4} alignItems="flex-end" wrap="wrap">
        <VersionSelect
          name="ochiq-history-before"
          label={translate('ochiq.history.before')}
          versions={versions}
          value={before}
          onChange={(id) => choose('before', id)}
          hasNow={false}
        />
        <VersionSelect
          name="ochiq-history-after"
          label={translate('ochiq.history.after')}
          versions={versions}
          value={after}
          onChange={(id) => choose('after', id)}
          hasNow
        />
        {more && (
          <Button type="button" variant="tertiary" onClick={loadMore}>
            {translate('ochiq.history.more')}
          </Button>
        )}
      </Flex>
      <Flex gap={4} wrap="wrap">
        <ViewChoice view={view} onChange={setView} />
        {live && live.id !== before && (
          <Button type="button" size="S" variant="tertiary" onClick={() => choose('before', live.id)}>
            {translate('ochiq.history.live')}
          </Button>
        )}
        <PageLink entry={entry} version={comparison.before.id} minute={formatMinute(comparison.before.at)} />
        {mayRestore && (
          <RestoreButton
            entry={entry}
            version={comparison.before}
            draftAt={comparison.draftAt}
            onSettled={() => setRevision((former) => former + 1)}
          />
        )}
      </Flex>
      <ChangesView comparison={comparison} view={view} names={names} />
    </Flex>
  );
}

/** The page on which two versions of an entry are compared. */
export function ComparePage() {
  const translate = useTexts(englishHistory);
  const { getTypeLabel } = useContentLabels();
  // The routes around this one have parameters of their own.
  const { type, document, locale } = useParams();
  const entry = entryQuery.safeParse({ type, document, locale }).data;
  if (!entry) return <Page.Error />;
  const address = getEntryAddress({ type: entry.type, documentId: entry.document, locale: entry.locale });
  return (
    <Page.Main>
      <Page.Title>{translate('ochiq.history.compare.title')}</Page.Title>
      <Layouts.Header
        title={translate('ochiq.history.compare.title')}
        subtitle={`${getTypeLabel(entry.type)} (${entry.locale}). ${translate('ochiq.history.compare.lead')}`}
        navigationAction={
          // A link as wide as the page would lie below the notification of what was just restored.
          <Flex>
            <Link tag={RouterLink} to={address}>
              {translate('ochiq.history.back')}
            </Link>
          </Flex>
        }
      />
      <Layouts.Content>
        <Box paddingBottom={8}>
          <Comparison key={`${entry.document} ${entry.locale}`} entry={entry} />
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}
