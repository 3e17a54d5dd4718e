import type { ProviderView } from '@ochiq/pages/plan/account';

import { useMessages } from '../../i18n/use-messages';
import { LoadingLink } from '../loading-link/loading-link';
import { Titled } from '../titled/titled';
import * as styles from './sign-in-providers.module.css';

/** Those who vouch for a person: the way to each that is set up; of the others it is said that they are not. */
export function SignInProviders({ providers }: { providers: readonly ProviderView[] }) {
  const t = useMessages();
  if (providers.length === 0) return null;
  return (
    <Titled title={t('forms:signIn.providers')}>
      <ul className={styles.providers}>
        {providers.map(({ name, ready, path }) => (
          <li key={name} className={ready ? undefined : styles.provider}>
            {ready ? (
              <LoadingLink to={path} className={styles.way}>
                {t('forms:signIn.with', { name })}
              </LoadingLink>
            ) : (
              <>
                <b>{name}</b> <span className={styles.words}>{t('forms:signIn.notSetUp')}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Titled>
  );
}
