import type { FormLink } from '@ochiq/pages/page-builders/forms';

import { LinkList } from '../../components/link-list/link-list';
import { useMessages } from '../../i18n/use-messages';

/** Renders links to other forms that the reader may need instead. */
export function FormLinks({ links }: { links: readonly FormLink[] }) {
  const t = useMessages();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('forms:others')}>
      <LinkList links={links.map(({ form, path }) => ({ label: t(`forms:title.${form}`), path, lang: null }))} />
    </nav>
  );
}
