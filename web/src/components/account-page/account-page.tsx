import type { ReactNode } from 'react';
import type { AppealState } from '@ochiq/contract/forms/wire';

import { ActionLink, FullLoadLink } from '../link/link';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './account-page.module.css';
import { Section } from '../section/section';
import { FactRows } from '../fact-rows/fact-rows';
import { FilledDate } from '../form-outcome/form-outcome';
import { Heading } from '../heading/heading';
import { Status, type Tone } from '../status/status';
import { Stack } from '../stack/stack';

const tones = { received: 'plain', 'in-review': 'plain', answered: 'good' } as const satisfies Record<AppealState['stage'], Tone>;
const stages = Object.keys(tones) as readonly AppealState['stage'][];

/** Renders one appeal, which the edge fills in: its stage, and the reply. */
function AccountAppeal() {
  const t = useMessages();
  const stage = stages.map((one) => (
    <span key={one} hidden data-when={`state:${one}`}>
      <Status tone={tones[one]}>{t(`problems:state.${one}`)}</Status>
    </span>
  ));
  return (
    <>
      <Heading level={3} className={styles.number}>
        {t('problems:account.number')} <span data-slot="number" translate="no" />
      </Heading>
      <FactRows
        rows={[
          [t('problems:account.stage'), stage],
          [t('problems:state.receivedOn'), <FilledDate key="receivedOn" slot="receivedOn" iso={undefined} />],
          [t('problems:receipt.dueOn'), <FilledDate key="dueOn" slot="dueOn" iso={undefined} />],
        ]}
      />
      <div className={styles.reply} hidden data-when="answer">
        <Heading level={4}>{t('problems:state.answer')}</Heading>
        <p className={styles.replyText} data-slot="answer" translate="no" />
      </div>
    </>
  );
}

/** Renders the appeals of the signed-in reader: the edge repeats the one item for each. */
export function AccountAppeals({ appeals }: { appeals: string }) {
  const t = useMessages();
  return (
    <Section title={t('problems:account.appeals')}>
      <p hidden data-when="no-appeals">
        {t('problems:account.none')}
      </p>
      <ul className={styles.appeals} hidden data-when="appeals">
        <li className={styles.appeal} hidden data-each="appeals">
          <AccountAppeal />
        </li>
      </ul>
      <ActionLink href={appeals}>{t('problems:account.appeal')}</ActionLink>
    </Section>
  );
}

/** Renders the account's owner, and the button to sign out. */
export function AccountFacts({ children }: { children: ReactNode }) {
  const t = useMessages();
  return (
    <Stack>
      <FactRows
        rows={[
          [t('forms:label.name'), <span key="name" data-slot="name" translate="no" />],
          // A provider may not share an address: then these words stay.
          [
            t('forms:label.email'),
            <span key="email" data-slot="email">
              {t('forms:signIn.noAddress')}
            </span>,
          ],
        ]}
      />
      {children}
    </Stack>
  );
}

/**
 * Renders what the edge fills for a signed-in reader. Until it is filled, as on a page that scripts rendered, it
 * contains a link that loads it: readers who are not signed in are redirected to the sign-in page.
 */
export function SignedInContent({ path, children }: { path: string; children: ReactNode }) {
  const t = useMessages();
  return (
    <div>
      <div className={styles.signedIn} hidden data-when="signed-in">
        {children}
      </div>
      <div className={styles.signedOut}>
        <p>{t('problems:account.signIn')}</p>
        <FullLoadLink to={path}>{t('problems:account.open')}</FullLoadLink>
      </div>
    </div>
  );
}
