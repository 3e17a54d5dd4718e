import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Flex, Link, Typography } from '@strapi/design-system';
import { lazy, Suspense, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import type { ConfirmedBy, EntryDetails } from '../../content/list-details/list-details.ts';
import type { EntryQuery } from '../../content/history/version.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { getCompareAddress } from '../history/compare-address.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ConfirmButton, type SendConfirmation } from './confirm-button.tsx';
import { LanguageState } from './language-states.tsx';

/** No form waits for the script of a link. */
const SideBySideLink = lazy(async () => ({ default: (await import('../side-by-side/side-by-side-link.tsx')).SideBySideLink }));
const CopiedNote = lazy(async () => ({ default: (await import('../translations/copied-note.tsx')).CopiedNote }));
const ChangedFields = lazy(async () => ({ default: (await import('../translations/changed-fields.tsx')).ChangedFields }));

type Entry = Pick<EntryQuery, 'type' | 'document'>;
type RowProps = Props & { locale: Locale; focusRest: () => void };

/** Renders what an outdated translation is behind, and what can be done about it. */
function Outdated({ entry, details, locale, confirm, reload, focusRest }: RowProps) {
  const translate = useTexts(englishLists);
  const { outdated, mayConfirm } = details[locale];
  if (!outdated) return null;
  const { source, before, after, at, said } = outdated;
  return (
    <>
      <Typography variant="pi" textColor="neutral700" style={{ display: 'block' }}>
        {translate('ochiq.lists.behind', { language: locales[source].name, at: formatMinute(at) })}
      </Typography>
      {details[source].isReadable && (
        <Link tag={RouterLink} to={getCompareAddress({ ...entry, locale: source }, before, after)}>
          {translate('ochiq.lists.compare')}
        </Link>
      )}
      {said.length > 0 && (
        <Typography variant="pi" textColor="neutral700" style={{ display: 'block', overflowWrap: 'anywhere' }}>
          {translate('ochiq.lists.said', { names: said.join(', ') })}
        </Typography>
      )}
      {mayConfirm && <ConfirmButton locale={locale} version={after} send={confirm} focusRest={focusRest} />}
      {details[locale].isReadable && (
        <Suspense fallback={null}>
          <ChangedFields entry={{ ...entry, locale }} revision={details} reload={reload} />
        </Suspense>
      )}
    </>
  );
}

/** Renders who said that a change needs no translation. */
function Confirmed({ by, at, reason }: ConfirmedBy) {
  const translate = useTexts(englishLists);
  return (
    <Typography variant="pi" textColor="neutral700" style={{ display: 'block', overflowWrap: 'anywhere' }}>
      {[
        translate('ochiq.lists.confirmed', { name: by, at: formatMinute(at) }),
        ...(reason === '' ? [] : [translate('ochiq.lists.confirmed.reason', { reason })]),
      ].join(' ')}
    </Typography>
  );
}

type Props = {
  entry: Entry;
  details: EntryDetails;
  confirm: SendConfirmation;
  /** Reads the states again. */
  reload: () => void;
};

/** Renders the state of an entry in each language, what an outdated translation is behind, and what was confirmed of it. */
export function LanguagesList({ entry, details, confirm, reload }: Props) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Flex ref={list} tabIndex={-1} tag="ul" direction="column" alignItems="stretch" gap={2} width="100%" data-ochiq="languages">
      {localeCodes.map((locale) => {
        const version = details[locale];
        return (
          <li key={locale}>
            <LanguageState
              locale={locale}
              version={version}
              address={getEntryAddress({ type: entry.type, documentId: entry.document, locale })}
              where="panel"
            />
            <Suspense fallback={null}>
              <SideBySideLink entry={entry} versions={details} to={locale} />
            </Suspense>
            <Outdated
              entry={entry}
              details={details}
              locale={locale}
              confirm={confirm}
              reload={() => {
                list.current?.focus();
                reload();
              }}
              focusRest={() => list.current?.focus()}
            />
            {version.confirmed && <Confirmed {...version.confirmed} />}
            {version.isCopied && version.isReadable && (
              <Suspense fallback={null}>
                <CopiedNote />
              </Suspense>
            )}
          </li>
        );
      })}
    </Flex>
  );
}
