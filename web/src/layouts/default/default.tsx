import { Breadcrumb } from '../../components/breadcrumb/breadcrumb';
import { PageFoot } from '../../components/page-foot/page-foot';
import { PageHeading } from '../../components/page-heading/page-heading';
import { Feedback } from '../../features/forms/feedback';
import { getArtSeed } from '../get-art-seed';
import { Frame } from '../frame/frame';
import type { LayoutProps } from '../layout-props';
import { getSharePath } from '../get-share-path';
import { useSiteUrl } from '../site-url';
import * as styles from './default.module.css';

/** Renders a page within the site: menu, breadcrumb, heading, foot. */
export function DefaultLayout({ page, title, titleEnd, lead = null, lang = null, crumb = title, asked = true, children }: LayoutProps) {
  const siteUrl = useSiteUrl();
  return (
    <Frame page={page}>
      <PageHeading title={title} titleEnd={titleEnd} lead={lead} lang={lang} seed={getArtSeed(page)}>
        <Breadcrumb home={page.shell.home} trail={page.trail} current={crumb} lang={lang} />
      </PageHeading>
      <div className={styles.content}>{children}</div>
      {asked && (
        <PageFoot title={title} url={siteUrl + getSharePath(page)} {...page.dates}>
          <Feedback page={page} />
        </PageFoot>
      )}
    </Frame>
  );
}
