import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { directReferrer } from '@ochiq/contract/wire/page-statistics';
import { Link, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { ShownPage, ShownStatistics, UnreadPage } from '../../content/page-statistics/page-statistics.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { ChoiceButtons } from '../preview/choice-buttons.tsx';
import { englishStatistics } from '../texts/en/statistics.ts';
import { useContentLabels, useNumberFormat, useTexts } from '../texts/use-texts.ts';
import { FigureSection } from './figure-table.tsx';

type Period = Pick<ShownStatistics, 'from' | 'to'>;

const toFileName = (name: string, { from, to }: Period) => `${name}-${from}-${to}`;

/** Renders the title of a page: a link to its entry, where the user may open it. */
function PageTitle({ title, path, locale, entry }: Omit<ShownPage, 'views'>) {
  const { getTypeLabel } = useContentLabels();
  if (!entry) return <Typography translate="no">{path}</Typography>;
  return (
    <>
      <Link tag={RouterLink} to={getEntryAddress({ type: entry.type, documentId: entry.document, locale })}>
        {title ?? path}
      </Link>
      <Typography variant="pi" textColor="neutral600" tag="p">
        {getTypeLabel(entry.type)}
      </Typography>
    </>
  );
}

/** Renders the most read pages of one language. @param first the language that is shown at first */
export function ReadPages({ pages, first, ...period }: Period & { pages: readonly ShownPage[]; first: Locale }) {
  const translate = useTexts(englishStatistics);
  const formatNumber = useNumberFormat();
  const [chosen, setChosen] = useState<Locale>(first);
  return (
    <FigureSection
      name={translate('ochiq.statistics.pages')}
      fileName={toFileName(`pages-${chosen}`, period)}
      before={
        <ChoiceButtons
          label={translate('ochiq.statistics.language')}
          options={localeCodes.map((value) => ({ value, label: locales[value].name }))}
          value={chosen}
          choose={setChosen}
        />
      }
      columns={[
        { title: translate('ochiq.statistics.page') },
        { title: translate('ochiq.statistics.address') },
        { title: translate('ochiq.statistics.views'), isNumber: true },
      ]}
      rows={pages
        .filter(({ locale }) => locale === chosen)
        .map((page) => ({
          key: page.path,
          cells: [<PageTitle key="title" {...page} />, page.path, formatNumber(page.views)],
          values: [page.title ?? page.path, page.path, page.views],
        }))}
    />
  );
}

/** Renders the pages that few read, each with a link to its entry. */
export function UnreadPages({ unread, ...period }: Period & { unread: readonly UnreadPage[] }) {
  const translate = useTexts(englishStatistics);
  const formatNumber = useNumberFormat();
  return (
    <FigureSection
      name={translate('ochiq.statistics.unread')}
      hint={translate('ochiq.statistics.unread-hint')}
      fileName={toFileName('unread', period)}
      columns={[
        { title: translate('ochiq.statistics.page') },
        { title: translate('ochiq.statistics.review') },
        { title: translate('ochiq.statistics.published') },
        { title: translate('ochiq.statistics.views'), isNumber: true },
      ]}
      rows={unread.map(({ document, locale, title, reviewOn, publishedAt, views }) => ({
        key: document,
        cells: [
          <Link key="title" tag={RouterLink} to={getEntryAddress({ type: 'page', documentId: document, locale })}>
            {title}
          </Link>,
          reviewOn === null ? translate('ochiq.statistics.no-review') : formatShortDay(reviewOn),
          formatMinute(publishedAt),
          formatNumber(views),
        ],
        values: [title, reviewOn ?? '', publishedAt.slice(0, 10), views],
      }))}
    />
  );
}

/** Renders the sites that readers come from. */
export function Referrers({ referrers, otherReferrers, ...period }: Period & Pick<ShownStatistics, 'referrers' | 'otherReferrers'>) {
  const translate = useTexts(englishStatistics);
  const formatNumber = useNumberFormat();
  const names: Readonly<Record<string, string>> = {
    [directReferrer]: translate('ochiq.statistics.direct'),
    other: translate('ochiq.statistics.other-hosts'),
  };
  const others = otherReferrers + (referrers.find(({ host }) => host === 'other')?.views ?? 0);
  const rows = [...referrers.filter(({ host }) => host !== 'other'), ...(others > 0 ? [{ host: 'other', views: others }] : [])];
  return (
    <FigureSection
      name={translate('ochiq.statistics.referrers')}
      fileName={toFileName('sites', period)}
      columns={[{ title: translate('ochiq.statistics.host') }, { title: translate('ochiq.statistics.views'), isNumber: true }]}
      rows={rows.map(({ host, views }) => ({ key: host, cells: [names[host] ?? host, formatNumber(views)], values: [host, views] }))}
    />
  );
}

/** Renders the words that were searched for without results. */
export function EmptySearches({ searches, ...period }: Period & Pick<ShownStatistics, 'searches'>) {
  const translate = useTexts(englishStatistics);
  const formatNumber = useNumberFormat();
  return (
    <FigureSection
      name={translate('ochiq.statistics.searches')}
      hint={translate('ochiq.statistics.searches-hint')}
      fileName={toFileName('searches', period)}
      columns={[
        { title: translate('ochiq.statistics.words') },
        { title: translate('ochiq.statistics.language') },
        { title: translate('ochiq.statistics.times'), isNumber: true },
      ]}
      rows={searches.map(({ locale, words, count }) => ({
        key: `${locale} ${words}`,
        cells: [words, locales[locale].name, formatNumber(count)],
        values: [words, locale, count],
      }))}
    />
  );
}
