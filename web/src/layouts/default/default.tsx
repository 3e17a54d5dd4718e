import { Breadcrumb } from '../../components/breadcrumb/breadcrumb';
import { PageHeading } from '../../components/page-heading/page-heading';
import { Frame } from '../frame/frame';
import type { LayoutProps } from '../layout-props';
import * as styles from './default.module.css';

/** A page within the site: menu, breadcrumb, heading. */
export function DefaultLayout({ page, title, lead = null, lang = null, crumb = title, children }: LayoutProps) {
  return (
    <Frame page={page}>
      <div className={styles.content}>
        <Breadcrumb home={page.shell.home} trail={page.trail} current={crumb} lang={lang} />
        <PageHeading title={title} lead={lead} lang={lang} />
        {children}
      </div>
    </Frame>
  );
}
