import { Flex, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { formatMinute } from '../../content/schedule/minute.ts';
import { type DeskEntry, type DeskResponse, type PublishedEntry, type Waiting, waitingStages } from '../../content/desk/desk.ts';
import { formatShortDay } from '../dates/moment-format.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { formatTashkentTime } from '../publishing/format-tashkent-time.ts';
import { englishDesk } from '../texts/en/desk.ts';
import { useContentLabels, useSubmissionLabels, useTexts } from '../texts/use-texts.ts';

function Heading({ children }: { children: string }) {
  return (
    <Typography variant="sigma" textColor="neutral600" tag="h3">
      {children}
    </Typography>
  );
}

type EntryRowProps = {
  /** `field` is where in it the row leads. */
  entry: Omit<DeskEntry, 'at'> & { field?: string };
  note: string;
  isAlarming?: boolean;
};

/** Renders an entry with the way to it, and a note. */
function EntryRow({ entry, note, isAlarming = false }: EntryRowProps) {
  const { getTypeLabel } = useContentLabels();
  const { type, document, locale, title, field } = entry;
  const label = getTypeLabel(type);
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Link tag={RouterLink} to={getEntryAddress({ type, documentId: document, locale, ...(field !== undefined && { field }) })}>
        {title === '' ? label : title}
      </Link>
      <Typography variant="pi" textColor={isAlarming ? 'danger600' : 'neutral600'}>
        {[...(title === '' ? [] : [label]), locale, note].join(' · ')}
      </Typography>
    </Flex>
  );
}

function List({ none, children }: { none: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Typography textColor="neutral600">{none}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {children}
    </Flex>
  );
}

const toKey = ({ type, document, locale, at }: DeskEntry) => `${type} ${document} ${locale} ${at}`;

/** Renders what the user has written and not published, and what they published. */
export function OwnWork({ drafts, published, deadLinks, now }: Pick<DeskResponse, 'drafts' | 'published' | 'deadLinks'> & { now: Date }) {
  const translate = useTexts(englishDesk);
  const describeState = ({ at, state }: PublishedEntry) =>
    [formatTashkentTime(at, now), ...(state === null ? [] : [translate(`ochiq.desk.${state}`)])].join(' · ');
  return (
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      <Heading>{translate('ochiq.desk.drafts')}</Heading>
      <List none={translate('ochiq.desk.drafts.none')}>
        {drafts.map((entry) => (
          <EntryRow key={toKey(entry)} entry={entry} note={formatTashkentTime(entry.at, now)} />
        ))}
      </List>
      <Heading>{translate('ochiq.desk.published')}</Heading>
      <List none={translate('ochiq.desk.published.none')}>
        {published.map((entry) => (
          <EntryRow key={toKey(entry)} entry={entry} note={describeState(entry)} isAlarming={entry.state === 'failed'} />
        ))}
      </List>
      <DeadLinks deadLinks={deadLinks} />
    </Flex>
  );
}

/** Renders the published entries with links to other sites that do not answer; nothing where there are none. */
export function DeadLinks({ deadLinks }: Pick<DeskResponse, 'deadLinks'>) {
  const translate = useTexts(englishDesk);
  if (deadLinks.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Heading>{translate('ochiq.desk.dead-links')}</Heading>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} style={{ overflowWrap: 'anywhere' }}>
        {deadLinks.map((entry) => (
          <EntryRow
            key={`${entry.type} ${entry.document} ${entry.locale} ${entry.address}`}
            entry={entry}
            note={translate('ochiq.desk.dead-link', { address: entry.address })}
            isAlarming
          />
        ))}
      </Flex>
    </Flex>
  );
}

/** Renders what is published or withdrawn at a time, and what ends by itself. */
export function PlannedList({ planned, expiring }: Pick<DeskResponse, 'planned' | 'expiring'>) {
  const translate = useTexts(englishDesk);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} style={{ contain: 'inline-size' }}>
      <List none={translate('ochiq.desk.planned.none')}>
        {planned.map((entry) => (
          <EntryRow
            key={toKey(entry)}
            entry={entry}
            note={[
              translate(`ochiq.desk.${entry.action}`, { at: formatMinute(entry.at) }),
              ...(entry.laterUses === 0 ? [] : [translate('ochiq.desk.later-uses', { count: entry.laterUses })]),
            ].join(' · ')}
            isAlarming={entry.laterUses > 0}
          />
        ))}
      </List>
      <Heading>{translate('ochiq.desk.expiring')}</Heading>
      <List none={translate('ochiq.desk.expiring.none')}>
        {expiring.map((entry) => (
          <EntryRow
            key={`${entry.type} ${entry.document}`}
            entry={entry}
            note={translate('ochiq.desk.ends', { day: formatShortDay(entry.endsOn) })}
          />
        ))}
      </List>
    </Flex>
  );
}

/** Returns where the panel lists what waits of a kind, the first one received first. */
function getWaitingAddress(type: Waiting['type']): string {
  const stages = waitingStages[type].map((stage, index) => [`filters[$and][0][stage][$in][${String(index)}]`, stage]);
  const query = new URLSearchParams([...stages, ['sort', 'receivedAt:ASC']]);
  return `/content-manager/collection-types/api::${type}.${type}?${query.toString()}`;
}

/** Renders what citizens sent and what waits, by its kind. */
export function WaitingList({ waiting }: Pick<DeskResponse, 'waiting'>) {
  const translate = useTexts(englishDesk);
  const getSubmissionLabel = useSubmissionLabels();
  return (
    <List none={translate('ochiq.desk.waiting.none')}>
      {waiting.map(({ type, count, dueOn, late }) => (
        <Flex key={type} tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
          <Link tag={RouterLink} to={getWaitingAddress(type)}>
            {getSubmissionLabel(type)}
          </Link>
          <Typography variant="pi" textColor={late > 0 ? 'danger600' : 'neutral600'}>
            {[
              translate('ochiq.desk.waiting', { count }),
              ...(dueOn === null ? [] : [translate('ochiq.desk.due', { day: formatShortDay(dueOn) })]),
              ...(late === 0 ? [] : [translate('ochiq.desk.late', { count: late })]),
            ].join(' · ')}
          </Typography>
        </Flex>
      ))}
    </List>
  );
}
