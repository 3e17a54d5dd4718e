import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { ReviewNotice } from '../../../content/review/review-notices.ts';
import { formatShortDay } from '../../dates/moment-format.ts';
import { getEntryAddress } from '../../edited-entry.ts';
import { formatTashkentTime } from '../../publishing/format-tashkent-time.ts';
import { englishNotices } from '../../texts/en/review/notices.ts';
import { useContentLabels, useTexts } from '../../texts/use-texts.ts';
import { QuotedWords } from '../quoted-words.tsx';
import { groupNotices, type NoticeGroup, noticeGroups } from './group-notices.ts';

type RowProps = { notice: ReviewNotice; group: NoticeGroup; now: Date; dismiss: (id: number) => void };

/** Renders what happened to an entry, with the way to it, and takes it off the desk. */
function NoticeRow({ notice, group, now, dismiss }: RowProps) {
  const translate = useTexts(englishNotices);
  const { getTypeLabel } = useContentLabels();
  const { id, kind, type, document, locale, title, at, by, note, dueOn, meantFor, isOwn } = notice;
  const label = getTypeLabel(type);
  const name = title === '' ? label : title;
  const isLate = dueOn !== null && dueOn < toTashkentDay(now);
  const notes = [
    ...(title === '' ? [] : [label]),
    locale,
    // The headings of the other groups say it.
    ...(group === 'news' ? [translate(`ochiq.notices.kind.${kind}`)] : []),
    ...(by === null ? [] : [by]),
    ...(meantFor === null ? [] : [translate('ochiq.notices.for', { name: meantFor })]),
    formatTashkentTime(at, now),
    ...(dueOn === null ? [] : [translate(isLate ? 'ochiq.notices.late' : 'ochiq.notices.due', { day: formatShortDay(dueOn) })]),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1} width="100%">
      <Link tag={RouterLink} to={getEntryAddress({ type, documentId: document, locale })}>
        {name}
      </Link>
      <Typography variant="pi" textColor={isLate || kind === 'not-published' ? 'danger600' : 'neutral600'}>
        {notes.join(' · ')}
      </Typography>
      <QuotedWords variant="pi">{note}</QuotedWords>
      {isOwn && (
        <Button
          type="button"
          variant="tertiary"
          size="S"
          aria-label={translate('ochiq.notices.dismiss.name', { title: name })}
          onClick={() => dismiss(id)}
        >
          {translate('ochiq.notices.dismiss')}
        </Button>
      )}
    </Flex>
  );
}

type Props = { notices: readonly ReviewNotice[]; now: Date; dismiss: (id: number) => Promise<void> };

/** Renders what the review of entries asks of the user, and what happened to their entries. */
export function NoticeList({ notices, now, dismiss }: Props) {
  const translate = useTexts(englishNotices);
  const list = useRef<HTMLDivElement>(null);
  const groups = groupNotices(notices);
  const dismissRow = async (id: number) => {
    await dismiss(id);
    // The pressed button is removed with its row.
    list.current?.focus();
  };
  return (
    <Flex
      ref={list}
      tabIndex={-1}
      role="group"
      aria-label={translate('ochiq.notices.desk')}
      direction="column"
      alignItems="stretch"
      gap={4}
      style={{ contain: 'inline-size' }}
    >
      {noticeGroups.map((group) => {
        const rows = groups[group];
        // Only some people translate.
        if ((group === 'news' || group === 'translate') && rows.length === 0) return null;
        return (
          <Flex key={group} direction="column" alignItems="stretch" gap={3}>
            <Typography variant="sigma" textColor="neutral600" tag="h3">
              {translate(`ochiq.notices.${group}`)}
            </Typography>
            {rows.length === 0 && group !== 'news' && group !== 'translate' ? (
              <Typography textColor="neutral600">{translate(`ochiq.notices.${group}.none`)}</Typography>
            ) : (
              <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
                {rows.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} group={group} now={now} dismiss={(id) => void dismissRow(id)} />
                ))}
              </Flex>
            )}
          </Flex>
        );
      })}
    </Flex>
  );
}
