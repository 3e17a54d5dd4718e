import type { ProviderView } from '@ochiq/pages/page-builders/account';
import { getSignInProblemCondition, signInCondition, signInProblems } from '@ochiq/contract/wire/sign-in-problems';

import { useMessages } from '../../i18n/use-messages';
import { ActionLink, FullLoadLink } from '../link/link';
import { Heading } from '../heading/heading';
import { Section } from '../section/section';
import * as styles from './sign-in-providers.module.css';
import { ProblemBox } from '../form-problems/problem-list';

/** Renders all reasons why signing in through a provider may fail, hidden: the edge reveals the one that applies. */
export function SignInProblems() {
  const t = useMessages();
  return (
    <ProblemBox when={signInCondition}>
      {signInProblems.map((problem) => (
        <p key={problem} hidden data-when={getSignInProblemCondition(problem)}>
          {t(`forms:signIn.problem.${problem}`)}
        </p>
      ))}
    </ProblemBox>
  );
}

const helpId = 'sign-in-help';

/**
 * Renders the identity providers: a link to each that is set up; the others are marked as unavailable, and link to the
 * help.
 */
export function SignInProviders({ providers, contact }: { providers: readonly ProviderView[]; contact: string }) {
  const t = useMessages();
  if (providers.length === 0) return null;
  return (
    <Section title={t('forms:signIn.providers')}>
      <ul className={styles.providers}>
        {providers.map(({ name, ready, path }) => (
          <li key={name}>
            {ready ? (
              <FullLoadLink to={path} className={styles.provider}>
                {t('forms:signIn.with', { name })}
              </FullLoadLink>
            ) : (
              <a href={`#${helpId}`} className={styles.provider}>
                {t('forms:signIn.with', { name })} <span className={styles.unavailable}>{t('forms:signIn.notSetUp')}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
      {providers.some(({ ready }) => !ready) && (
        <div id={helpId} tabIndex={-1} className={styles.help}>
          <Heading level={3}>{t('forms:signIn.helpTitle')}</Heading>
          <p>{t('forms:signIn.help')}</p>
          <ActionLink href={contact}>{t('forms:signIn.contact')}</ActionLink>
        </div>
      )}
    </Section>
  );
}
