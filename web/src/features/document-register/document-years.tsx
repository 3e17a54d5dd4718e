import type { DocumentRegister } from '@ochiq/pages/view/document-register';

import { useMessages } from '../../i18n/use-messages';
import { LinkList } from '../../components/link-list/link-list';
import { Rows } from '../../components/rows/rows';
import { Titled } from '../../components/titled/titled';
import { DocumentRow } from './document-row';

/** Renders documents by the year of their adoption. */
export function DocumentYears({ years, older }: Pick<DocumentRegister, 'years' | 'older'>) {
  const t = useMessages();
  return (
    <>
      {years.map(({ year, documents }) => (
        <Titled key={year} title={year === null ? t('documents:undated') : t('documents:inYear', { year })}>
          <Rows items={documents}>{(document) => <DocumentRow document={document} />}</Rows>
        </Titled>
      ))}
      {older.length > 0 && (
        <Titled title={t('documents:older')}>
          <LinkList inline links={older.map(({ year, path }) => ({ label: year, path, lang: null }))} />
        </Titled>
      )}
    </>
  );
}
