import type { Page } from '@ochiq/pages/page';

import { Breadcrumb } from '../../components/breadcrumb/breadcrumb';
import { OutdatedNotice } from '../../components/outdated-notice/outdated-notice';
import { PageEnd } from '../../components/page-end/page-end';
import { PageHeading } from '../../components/page-heading/page-heading';
import { Feedback } from '../../features/forms/feedback';
import { getArtSeed } from '../get-art-seed';
import { Frame } from '../frame/frame';
import type { LayoutProps } from '../page-props';
import { useSiteUrl } from '../site-url';
import * as styles from './default.module.css';

/** Returns the path to share: the canonical one, or the page's own where it shows another language's text. */
function getSharePath({ path, head }: Pick<Page, 'path' | 'head'>): string {
  return (head.index ? head.canonical : null) ?? path;
}

/** Renders a page within the site: menu, breadcrumb, heading, foot. */
export function DefaultLayout({
  page,
  title,
  titleEnd,
  lead = null,
  lang = null,
  crumb = title,
  feedback: hasFeedback = true,
  children,
}: LayoutProps) {
  const siteUrl = useSiteUrl();
  return (
    <Frame page={page}>
      <PageHeading title={title} titleEnd={titleEnd} lead={lead} lang={lang} seed={getArtSeed(page)}>
        <Breadcrumb home={page.shell.home} trail={page.trail} current={crumb} lang={lang} />
      </PageHeading>
      {page.outdated && <OutdatedNotice {...page.outdated} />}
      <div className={styles.content}>{children}</div>
      {hasFeedback && (
        <PageEnd title={title} url={siteUrl + getSharePath(page)} {...page.dates}>
          <Feedback page={page} />
        </PageEnd>
      )}
    </Frame>
  );
}
