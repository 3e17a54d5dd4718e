import type { ProviderView } from '@ochiq/pages/plan/account';

import { useMessages } from '../../i18n/use-messages';
import { Titled } from '../titled/titled';
import * as styles from './sign-in-providers.module.css';

/** Those who vouch for a person. There is no connection to any of them yet: each says so instead of leading nowhere. */
export function SignInProviders({ providers }: { providers: readonly ProviderView[] }) {
  const t = useMessages();
  if (providers.length === 0) return null;
  return (
    <Titled title={t('forms:signIn.providers')}>
      <ul className={styles.providers}>
        {providers.map(({ name, ready }) => (
          <li key={name} className={styles.provider}>
            <b>{name}</b> <span className={styles.words}>{t(ready ? 'forms:signIn.notBuilt' : 'forms:signIn.notSetUp')}</span>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
