import type { Page } from '@ochiq/pages/page';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

import { Navigation } from '../../components/navigation/navigation';
import { LanguageNotice } from '../../components/language-notice/language-notice';
import { SiteFooter } from '../../components/site-footer/site-footer';
import { SiteHeader } from '../../components/site-header/site-header';
import { mainId, SkipLink } from '../../components/skip-link/skip-link';
import { AlertBanner } from '../../features/alert/alert-banner';
import { ConnectionNotice } from '../../features/connection/connection-notice';
import { DisplaySettings } from '../../features/display-settings/display-settings';
import { NavigationProgress } from '../../features/navigation/navigation-progress';
import * as styles from './frame.module.css';

type Props = { path: string };

/** Loads the features of scrolling when the reader first scrolls: they are not needed before. */
export function LazyScrollFeatures({ path }: Props) {
  const [Scrolled, setScrolled] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const bring = () => {
      import(/* webpackChunkName: "scrolled" */ './scroll-features').then(
        (part) => {
          setScrolled(() => part.ScrollFeatures);
        },
        // Without it the page is only longer.
        () => undefined,
      );
    };
    window.addEventListener('scroll', bring, { once: true, passive: true });
    return () => {
      window.removeEventListener('scroll', bring);
    };
  }, []);
  return Scrolled && <Scrolled path={path} />;
}

/** Renders the frame of every page. The menu is new on every page, and so closed. */
export function Frame({ page, children }: { page: Page; children: ReactNode }) {
  const { form, shell, languages, notice, path, trail } = page;
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <AlertBanner form={form} />
      <SiteHeader shell={shell} languages={languages} settings={<DisplaySettings />}>
        <Navigation key={path} groups={shell.navigation} path={path} above={trail.map((crumb) => crumb.path)} />
      </SiteHeader>
      <main className={styles.main} id={mainId} tabIndex={-1}>
        {notice && <LanguageNotice {...notice} />}
        {children}
      </main>
      <SiteFooter name={shell.name} footer={shell.footer} />
      <ConnectionNotice />
      <LazyScrollFeatures path={path} />
    </>
  );
}
