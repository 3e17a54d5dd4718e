import { Box, Typography } from '@strapi/design-system';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { englishAudit } from '../texts/en/audit.ts';
import { useContentLabels, useNumberFormat, useTexts } from '../texts/use-texts.ts';
import type { ShownDetail, ShownDetails, ShownRow } from './audit-response.ts';
import { describePlainDetail, type DetailWords, findDetailLabel, formatSecond, isPlainDetail } from './describe-detail.ts';
import { findSubjectEntry } from './subject-entry.ts';

function useDetailWords({ subject }: Pick<ShownRow, 'subject'>): DetailWords {
  const translate = useTexts(englishAudit);
  const formatNumber = useNumberFormat();
  const { locale } = useIntl();
  const { getFieldLabel } = useContentLabels();
  const entry = findSubjectEntry(subject);
  return {
    translate,
    formatNumber,
    language: locale,
    getFieldLabel: (field) => (entry ? getFieldLabel(entry.type, field) : field),
  };
}

/** Renders a value of the details; lists with commas, and what is nested as details of its own. */
function DetailValue({ name, value, words }: { name: string; value: ShownDetail; words: DetailWords }) {
  if (isPlainDetail(value)) return <Typography translate="no">{describePlainDetail(name, value, words)}</Typography>;
  if (!Array.isArray(value)) return <DetailList details={value} words={words} />;
  return (
    <Typography translate="no">
      {value.length === 0
        ? '—'
        : value.map((item) => (isPlainDetail(item) ? describePlainDetail(name, item, words) : JSON.stringify(item))).join(', ')}
    </Typography>
  );
}

function Detail({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <Typography tag="dt" variant="pi" fontWeight="bold" textColor="neutral600">
        {label}
      </Typography>
      <Box tag="dd" marginLeft={0} paddingBottom={2}>
        {children}
      </Box>
    </>
  );
}

function DetailList({ details, words }: { details: ShownDetails; words: DetailWords }) {
  return (
    <Box tag="dl" paddingLeft={4}>
      {Object.entries(details).map(([name, value]) => (
        <Fragment key={name}>
          <Detail label={findDetailLabel(name, words) ?? <code translate="no">{name}</code>}>
            <DetailValue name={name} value={value} words={words} />
          </Detail>
        </Fragment>
      ))}
    </Box>
  );
}

/** Renders all that the log has of a row, once it is opened: details, the exact time, and the hash by which an inspector finds it. */
export function RowDetails({ row }: { row: ShownRow }) {
  const words = useDetailWords(row);
  const { translate, formatNumber } = words;
  return (
    <details>
      <summary style={{ cursor: 'pointer', whiteSpace: 'nowrap' }}>
        <Typography>{translate('ochiq.audit.row-details', { number: row.number })}</Typography>
      </summary>
      <Box minWidth="24rem" paddingTop={2}>
        {Object.keys(row.details).length > 0 && <DetailList details={row.details} words={words} />}
        <Box tag="dl" paddingLeft={4}>
          <Detail label={translate('ochiq.audit.detail.row')}>
            <Typography>{formatNumber(row.number)}</Typography>
          </Detail>
          <Detail label={translate('ochiq.audit.detail.exact-time')}>
            <Typography>{formatSecond(row.at)}</Typography>
          </Detail>
          {row.user !== null && (
            // People may have the same name.
            <Detail label={translate('ochiq.audit.detail.account')}>
              <Typography translate="no">{row.user.id}</Typography>
            </Detail>
          )}
          <Detail label={translate('ochiq.audit.detail.hash')}>
            <code translate="no">{row.hash}</code>
          </Detail>
        </Box>
      </Box>
    </details>
  );
}
