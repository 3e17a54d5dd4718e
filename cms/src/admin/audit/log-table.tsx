import { isLocale, locales as siteLocales } from '@ochiq/contract/routing/locales';
import { Link, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import * as z from 'zod';

import { auditSettings } from '../../people/audit/kinds.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { type AuditText, englishAudit } from '../texts/en/audit.ts';
import { useContentLabels, useSubmissionLabels, useTexts } from '../texts/use-texts.ts';
import type { ShownRow, ShownSubject } from './audit-response.ts';
import { translateRoleName } from './role-name.ts';
import { RowDetails } from './row-details.tsx';
import { findOtherSubject, findSubjectEntry, findSubjectIntakeType, getSubjectKey } from './subject-entry.ts';

/** Returns what a subject is called in the panel: a content type, what citizens send, an account; else its name in the log. */
function useSubjectLabel(): (subject: ShownSubject) => string {
  const translate = useTexts(englishAudit);
  const { getTypeLabel } = useContentLabels();
  const getSubmissionLabel = useSubmissionLabels();
  return (subject) => {
    const [entry, intake, other] = [findSubjectEntry(subject), findSubjectIntakeType(subject.type), findOtherSubject(subject.type)];
    if (entry) return getTypeLabel(entry.type);
    if (intake) return getSubmissionLabel(intake);
    return other ? translate(`ochiq.audit.subject.${other}`) : subject.type;
  };
}

const setting = z.enum(auditSettings);

/** Returns how a subject is named: roles and settings in the reader's language, all else by the title that it had. */
function useSubjectName(): (subject: ShownSubject) => string | null {
  const translate = useTexts(englishAudit);
  const { locale } = useIntl();
  return ({ type, title }) => {
    const other = findOtherSubject(type);
    if (other === 'role') return translateRoleName(title ?? '', locale);
    const { data } = setting.safeParse(other === 'setting' ? title : null);
    return data ? translate(`ochiq.audit.setting.${data}`) : title;
  };
}

type Locales = ReadonlyMap<string, string>;

/** Renders what a row is about: a link where it is an entry that can still be opened, and its type and language. */
function Subject({ subject, locales }: { subject: ShownSubject | null; locales: Locales }) {
  const getSubjectLabel = useSubjectLabel();
  const getSubjectName = useSubjectName();
  if (!subject) return <Typography>—</Typography>;
  const entry = findSubjectEntry(subject);
  const locale = entry ? locales.get(getSubjectKey(entry)) : undefined;
  const label = getSubjectLabel(subject);
  const name = getSubjectName(subject);
  const title = name === null || name === '' ? label : name;
  const language = isLocale(subject.locale) ? siteLocales[subject.locale].name : subject.locale;
  const note = [...(title === label ? [] : [label]), ...(language === null ? [] : [language])].join(' · ');
  return (
    <>
      {entry && locale !== undefined ? (
        <Link tag={RouterLink} to={getEntryAddress({ type: entry.type, documentId: entry.document, locale })} translate="no">
          {title}
        </Link>
      ) : (
        <Typography translate="no">{title}</Typography>
      )}
      {note !== '' && (
        <Typography variant="pi" textColor="neutral600" tag="p" translate="no">
          {note}
        </Typography>
      )}
    </>
  );
}

/** Who does what is done without an account, where it is not the system. */
const otherPeople: Readonly<Partial<Record<ShownRow['kind'], AuditText>>> = {
  'sign-in-failed': 'ochiq.audit.unknown-person',
  'review-outside': 'ochiq.audit.outside',
};

function Person({ user, kind }: Pick<ShownRow, 'user' | 'kind'>) {
  const translate = useTexts(englishAudit);
  if (user) return <Typography translate="no">{user.name}</Typography>;
  const text = otherPeople[kind] ?? 'ochiq.audit.system';
  return <Typography textColor="neutral600">{translate(text)}</Typography>;
}

/**
 * Renders rows of the log.
 * @param locales the languages of the subjects that can be opened, by their keys
 */
export function LogTable({ rows, locales }: { rows: readonly ShownRow[]; locales: Locales }) {
  const translate = useTexts(englishAudit);
  return (
    <FigureTable
      name={translate('ochiq.audit.rows')}
      isTopAligned
      columns={[
        { title: translate('ochiq.audit.time') },
        { title: translate('ochiq.audit.person') },
        { title: translate('ochiq.audit.log') },
        { title: translate('ochiq.audit.subject') },
        { title: translate('ochiq.audit.details') },
      ]}
      rows={rows.map((row) => ({
        key: String(row.number),
        cells: [
          <Typography key="time" tag="time" dateTime={row.at} style={{ whiteSpace: 'nowrap' }}>
            {formatMinute(row.at)}
          </Typography>,
          <Person key="person" {...row} />,
          translate(`ochiq.audit.kind.${row.kind}`),
          <Subject key="subject" subject={row.subject} locales={locales} />,
          <RowDetails key="details" row={row} />,
        ],
      }))}
    />
  );
}
