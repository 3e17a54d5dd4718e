import type { AppealState } from '@ochiq/contract/forms/wire';

import { ActionLink } from '../action-link/action-link';
import { Section } from '../section/section';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './own-appeals.module.css';
import { FactRows } from '../fact-rows/fact-rows';
import { SlotDay } from '../form-outcome/slot-day';
import { Heading } from '../heading/heading';
import { Status, type Tone } from '../status/status';

const tones = { received: 'plain', 'in-review': 'plain', answered: 'good' } as const satisfies Record<AppealState['stage'], Tone>;
const stages = Object.keys(tones) as readonly AppealState['stage'][];

/** Renders one appeal, which the edge fills in: its stage, and the reply. */
function OwnAppeal() {
  const t = useMessages();
  const stage = stages.map((one) => (
    <span key={one} hidden data-when={`state:${one}`}>
      <Status tone={tones[one]}>{t(`problems:state.${one}`)}</Status>
    </span>
  ));
  return (
    <>
      <Heading level={3} className={styles.number}>
        {t('problems:account.number')} <span data-slot="number" />
      </Heading>
      <FactRows
        rows={[
          [t('problems:account.stage'), stage],
          [t('problems:state.receivedOn'), <SlotDay key="receivedOn" slot="receivedOn" iso={undefined} />],
          [t('problems:receipt.dueOn'), <SlotDay key="dueOn" slot="dueOn" iso={undefined} />],
        ]}
      />
      <div className={styles.answer} hidden data-when="answer">
        <Heading level={4}>{t('problems:state.answer')}</Heading>
        <p className={styles.words} data-slot="answer" />
      </div>
    </>
  );
}

/** Renders the appeals of the signed-in reader: the edge repeats the one item for each. */
export function OwnAppeals({ appeals }: { appeals: string }) {
  const t = useMessages();
  return (
    <Section title={t('problems:account.appeals')}>
      <p hidden data-when="no-appeals">
        {t('problems:account.none')}
      </p>
      <ul className={styles.appeals} hidden data-when="appeals">
        <li className={styles.appeal} hidden data-each="appeals">
          <OwnAppeal />
        </li>
      </ul>
      <ActionLink href={appeals}>{t('problems:account.appeal')}</ActionLink>
    </Section>
  );
}
