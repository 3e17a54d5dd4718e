import type { DocumentListBody } from '@ochiq/pages/page-builders/documents';

import { useQueryParameters } from './use-query-parameters';
import { useMessages } from '../../i18n/use-messages';
import { Link } from '../../components/link/link';
import { DocumentFilters } from './document-filters';
import * as styles from './document-register.module.css';
import { DocumentYears } from './document-years';
import { filterYears } from './filter-years';
import { WordFilter } from './word-filter';

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
        <WordFilter
          words={words}
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
      <div className={styles.bar}>
        <p role="status">{count === 0 ? t('documents:empty') : t('documents:count', { count })}</p>
        {all !== null && <Link to={all}>{t('documents:all')}</Link>}
      </div>
      <DocumentYears years={shown} older={older} />
    </div>
  );
}
