import type { DocumentRegister } from '@ochiq/pages/view-models/build-document-register';

import { useMessages } from '../../i18n/use-messages';
import { LinkList } from '../../components/link-list/link-list';
import { Rows } from '../../components/rows/rows';
import { Section } from '../../components/section/section';
import { DocumentRow } from './document-row';

/** Renders documents by the year of their adoption. */
export function DocumentYears({ years, older }: Pick<DocumentRegister, 'years' | 'older'>) {
  const t = useMessages();
  return (
    <>
      {years.map(({ year, documents }) => (
        <Section key={year} title={year === null ? t('documents:undated') : t('documents:inYear', { year })}>
          <Rows items={documents}>{(document) => <DocumentRow document={document} />}</Rows>
        </Section>
      ))}
      {older.length > 0 && (
        <Section title={t('documents:older')}>
          <LinkList inline links={older.map(({ year, path }) => ({ label: year, path, lang: null }))} />
        </Section>
      )}
    </>
  );
}
