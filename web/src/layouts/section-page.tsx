import type { Page } from '@ochiq/pages/page';
import type { SectionView } from '@ochiq/pages/view-models/section';
import type { ReactNode } from 'react';

import { Blocks, type MoreBlocks } from '../blocks/blocks';
import { FollowLinks } from '../components/follow-links/follow-links';
import { getBlockAnchors } from '../components/table-of-contents/heading-anchors';
import { ContentsLayout } from '../components/table-of-contents/table-of-contents';
import { useMessages } from '../i18n/use-messages';
import { PageTemplate } from './page-template';

type SectionPageProps = {
  page: Page;
  section: SectionView;
  /** The filter of the page: a year, a category, a period. */
  part?: string | null;
  /** The end of the heading: what the page is about this time. */
  titleEnd?: ReactNode;
  /** Components of blocks that not every page may have. */
  moreBlocks?: MoreBlocks;
  /** Shown before the editor's text: what the page is opened for. */
  before?: ReactNode;
  children?: ReactNode;
};

/** Renders a page whose heading and text come from a section page; generated content follows. */
export function SectionPage({ page, section, part = null, titleEnd, moreBlocks, before, children }: SectionPageProps) {
  const t = useMessages();
  const { title, lead, blocks, lang } = section;
  const anchors = getBlockAnchors(blocks);
  return (
    <PageTemplate
      page={page}
      title={part === null ? title : t('common:titleWithPart', { title, part })}
      titleEnd={titleEnd}
      lead={part === null ? lead : null}
      lang={lang}
      crumb={part ?? title}
    >
      {before}
      <ContentsLayout anchors={anchors} lang={lang}>
        <Blocks blocks={blocks} lang={lang} anchors={anchors} {...(moreBlocks && { more: moreBlocks })} />
      </ContentsLayout>
      {children}
      <FollowLinks page={page} />
    </PageTemplate>
  );
}
