import { isLocale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { EntryQuery, Version } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishHistory } from '../texts/en/history.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { getCompareAddress } from './compare-address.ts';
import { describeChanged, describeOrigin, formatVersionName } from './describe-version.ts';
import { PublishedOn } from './published-on.tsx';
import { useHistory } from './use-history.ts';

/** Renders a version: what happened, who did it, what changed, and the way to the comparison. */
function VersionRow({ version, entry }: { version: Version; entry: EntryQuery }) {
  const translate = useTexts(englishHistory);
  const labels = useContentLabels();
  const minute = formatMinute(version.at);
  const origin = describeOrigin(version, translate);
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Typography fontWeight="semiBold" textColor={version.state === 'published' ? 'success700' : 'neutral800'}>
        {formatVersionName(version, translate)}
      </Typography>
      {origin !== '' && <Typography variant="pi">{origin}</Typography>}
      <Typography variant="pi" textColor="neutral600">
        {describeChanged(version, entry.type, translate, labels)}
      </Typography>
      <Link tag={RouterLink} to={getCompareAddress(entry, version.id)} aria-label={translate('ochiq.history.compare.name', { minute })}>
        {translate('ochiq.history.compare')}
      </Link>
    </Flex>
  );
}

type Props = { entry: EntryQuery; revision: string };

/** Renders the versions of an entry, the newest first. */
function Versions({ entry, revision }: Props) {
  const translate = useTexts(englishHistory);
  const { history, loadMore } = useHistory(entry, revision);
  if (history === null) return null;
  if (history === 'broken') return <Typography role="alert">{translate('ochiq.history.broken')}</Typography>;
  if (history.versions.length === 0) return <Typography textColor="neutral600">{translate('ochiq.history.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {history.versions.map((version) => (
          <VersionRow key={version.id} version={version} entry={entry} />
        ))}
      </Flex>
      {history.more && (
        <Button type="button" variant="tertiary" size="S" onClick={loadMore}>
          {translate('ochiq.history.more')}
        </Button>
      )}
      <PublishedOn entry={entry} />
    </Flex>
  );
}

/** Renders the side panel with the history of an entry; unsaved entries have none. */
export function HistoryPanel({ model, document }: SidePanelProps & { document?: { updatedAt?: string } }) {
  const translate = useTexts(englishHistory);
  const type = findModelContentType(model);
  const { documentId, locale, updatedAt = '', status = '' } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: translate('ochiq.history.title'),
    content: (
      <Versions key={`${documentId} ${locale}`} entry={{ type, document: documentId, locale }} revision={`${updatedAt} ${status}`} />
    ),
  };
}
