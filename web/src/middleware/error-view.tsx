import type { Page } from '@ochiq/pages/page';
import { useEffect } from 'react';

import { ActionLink } from '../components/link/link';
import { PhoneList } from '../components/contact-links/contact-links';
import { Section } from '../components/section/section';
import { useMessages } from '../i18n/use-messages';
import { PlainLayout } from '../layouts/plain/plain';
import type { PageError } from './page-error';

/** Sets the document's title while an error is shown, and scrolls to its beginning. */
function useErrorTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    document.documentElement.scrollTop = 0;
    return () => {
      // The next page may have set its own already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}

/** Renders an error in place of a page, in the page's language: the words of the error page, without its drawing. */
export function ErrorView({ page, error: { status, message, retryUrl } }: { page: Page; error: PageError }) {
  const t = useMessages();
  const title = typeof message === 'string' ? message : t(message.key, message.values);
  useErrorTitle(title);
  return (
    // What has failed may be what the reader would be asked with.
    <PlainLayout page={page} feedback={false} title={title} lead={t('common:failed.hint')}>
      <p role="alert">{t('common:failed.code', { status })}</p>
      {retryUrl !== undefined && (
        <p>
          <a href={retryUrl}>{t('common:failed.loadAgain')}</a>
        </p>
      )}
      <ActionLink href={page.shell.home}>{t('common:failed.backHome')}</ActionLink>
      <Section title={t('common:phones')}>
        <PhoneList phones={page.shell.footer.phones} />
      </Section>
    </PlainLayout>
  );
}
