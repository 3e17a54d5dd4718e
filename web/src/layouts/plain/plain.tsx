import { PageHeading } from '../../components/page-heading/page-heading';
import { SiteHeader } from '../../components/site-header/site-header';
import { mainId, SkipLink } from '../../components/skip-link/skip-link';
import { AlertBanner } from '../../features/alert/alert-banner';
import { DisplaySettings } from '../../features/display-settings/display-settings';
import { Feedback } from '../../features/forms/feedback';
import { getArtSeed } from '../get-art-seed';
import type { LayoutProps } from '../page-props';
import * as styles from './plain.module.css';

/** Renders only what a page needs in case of an error. */
export function PlainLayout({ page, title, lead = null, lang = null, feedback: hasFeedback = true, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <AlertBanner form={page.form} />
      <SiteHeader shell={page.shell} languages={page.languages} settings={<DisplaySettings />} />
      <main id={mainId} tabIndex={-1}>
        <PageHeading title={title} lead={lead} lang={lang} seed={getArtSeed(page)} />
        <div className={styles.content}>
          {children}
          {hasFeedback && <Feedback page={page} />}
        </div>
      </main>
    </>
  );
}
