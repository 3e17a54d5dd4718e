import type { DocumentListBody } from '@ochiq/pages/page-builders/documents';
import type { DocumentYear } from '@ochiq/pages/view-models/build-document-register';
import { hasAllWords, splitQuery } from '@ochiq/pages/view-models/find';
import { useSyncExternalStore } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { Link } from '../../components/link/link';
import { DocumentFilters, QueryFilter } from './document-filters';
import * as styles from './document-register.module.css';
import { DocumentYears } from './document-years';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const getQueryString = () => window.location.search;
const getServerQueryString = () => '';

/** Writes into the address without navigating; an empty value removes the name. */
function changeQuery(values: Readonly<Record<string, string>>) {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  window.history.replaceState(window.history.state, '', url);
  for (const listener of listeners) listener();
}

/** Returns the choices of a reader, stored in the address: it can be shared, and survives going back. */
function useQueryParameters(): [query: URLSearchParams, change: (values: Readonly<Record<string, string>>) => void] {
  return [new URLSearchParams(useSyncExternalStore(subscribe, getQueryString, getServerQueryString)), changeQuery];
}

type DocumentFilter = { kind: string | null; year: string | null; status: string | null; words: string };

/** Returns the documents that match all filters; years without any are left out. */
function filterYears(years: readonly DocumentYear[], { kind, year, status, words }: DocumentFilter): DocumentYear[] {
  const searchWords = splitQuery(words);
  return years.flatMap((group) => {
    const documents = group.documents.filter(
      (document) =>
        (kind === null || document.kind === kind) &&
        (year === null || group.year === year) &&
        (status === null || document.legalStatus === status) &&
        hasAllWords(`${document.title} ${document.number ?? ''}`, searchWords),
    );
    return documents.length > 0 ? [{ ...group, documents }] : [];
  });
}

type DocumentRegisterProps = { register: Pick<DocumentListBody, 'part' | 'years' | 'older' | 'facets' | 'all'> };

const noFilters = { kind: null, year: null, status: null };

/**
 * Renders the register of documents. Without a script its filters are links to pages of their own; with one, the page
 * that contains all documents is filtered in place, by several filters and by words at once.
 */
export function DocumentRegister({ register: { part, years, older, facets, all } }: DocumentRegisterProps) {
  const t = useMessages();
  const [query, change] = useQueryParameters();
  const chosen = part ? noFilters : { kind: query.get('kind'), year: query.get('year'), status: query.get('status') };
  const words = query.get('q') ?? '';
  const shown = filterYears(years, { ...chosen, words });
  const count = shown.reduce((sum, { documents }) => sum + documents.length, 0);
  const isNarrowed = words !== '' || Object.values(chosen).some((value) => value !== null);
  return (
    <div className={styles.register}>
      <div className={styles.tools}>
        <QueryFilter
          query={words}
          onChange={(q) => {
            change({ q });
          }}
          onClear={
            isNarrowed
              ? () => {
                  change({ kind: '', year: '', status: '', q: '' });
                }
              : null
          }
        />
        <DocumentFilters
          facets={facets}
          chosen={chosen}
          onChoose={
            part
              ? null
              : (facet, value) => {
                  change({ [facet]: value });
                }
          }
        />
      </div>
      <div className={styles.resultBar}>
        <p role="status">{count === 0 ? t('documents:empty') : t('documents:count', { count })}</p>
        {all !== null && <Link to={all}>{t('documents:all')}</Link>}
      </div>
      <DocumentYears years={shown} older={older} />
    </div>
  );
}
