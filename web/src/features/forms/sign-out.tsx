import type { Page } from '@ochiq/pages/page';

import { useMessages } from '../../i18n/use-messages';
import * as styles from './sign-out.module.css';
import { LazyForm } from './lazy-form';

/** Renders the button that ends the session. */
export function SignOut({ page }: { page: Pick<Page, 'path' | 'locale'> }) {
  const t = useMessages();
  return (
    <LazyForm form="sign-out" page={page}>
      <button className={styles.button} type="submit">
        {t('forms:button.signOut')}
      </button>
    </LazyForm>
  );
}
