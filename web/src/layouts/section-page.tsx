import type { Page } from '@ochiq/pages/page';
import type { SectionView } from '@ochiq/pages/view/section';
import type { ReactNode } from 'react';

import { Blocks } from '../blocks/blocks';
import { useMessages } from '../i18n/use-messages';
import { PageTemplate } from './page-template';

type SectionPageProps = {
  page: Page;
  section: SectionView;
  /** What the page is narrowed to: a year, a category, a number of pages. */
  part?: string | null;
  children?: ReactNode;
};

/** A page whose heading and text come from a section page; what the site makes itself follows. */
export function SectionPage({ page, section, part = null, children }: SectionPageProps) {
  const t = useMessages();
  const { title, lead, blocks, lang } = section;
  return (
    <PageTemplate
      page={page}
      title={part === null ? title : t('common:titleWithPart', { title, part })}
      lead={part === null ? lead : null}
      lang={lang}
      crumb={part ?? title}
    >
      <Blocks blocks={blocks} lang={lang} />
      {children}
    </PageTemplate>
  );
}
