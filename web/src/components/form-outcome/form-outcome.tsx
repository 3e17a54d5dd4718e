import type { AppealState, Receipt } from '@ochiq/contract/forms/wire';
import type { ReactNode, Ref } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { FactRows } from '../fact-rows/fact-rows';
import { getLowerLevel, Heading, type HeadingLevel } from '../heading/heading';
import * as styles from './form-outcome.module.css';
import { formatDay, placeholderDay } from './format-day';

type FormReceiptProps = {
  /** `null`: the edge fills it in. */
  receipt: Receipt | null;
  level: HeadingLevel;
  children?: ReactNode;
};

/** Renders the receipt of an appeal. */
export function FormReceipt({ receipt, level, children }: FormReceiptProps) {
  const t = useMessages();
  const code = (slot: 'number' | 'code') => (
    <span className={styles.code} data-slot={slot} translate="no">
      {receipt?.[slot]}
    </span>
  );
  return (
    <div className={styles.receipt} hidden={receipt === null} data-when="receipt">
      <Heading level={level}>{t('problems:receipt.title')}</Heading>
      <FactRows
        rows={[
          [t('problems:receipt.number'), code('number')],
          [t('problems:receipt.code'), code('code')],
          [t('problems:receipt.dueOn'), <FilledDate key="dueOn" slot="dueOn" iso={receipt?.dueOn} />],
        ]}
      />
      <p>{t('problems:receipt.keep')}</p>
      {children}
    </div>
  );
}

/** Renders a date that the edge or a script fills in. */
export function FilledDate({ slot, iso }: { slot: 'dueOn' | 'receivedOn'; iso: string | undefined }) {
  return (
    <time data-slot={slot} dateTime={iso ?? placeholderDay}>
      {iso !== undefined && formatDay(iso)}
    </time>
  );
}

const stages = ['received', 'in-review', 'answered'] as const satisfies readonly AppealState['stage'][];

/** The edge focuses it on load when it reveals it: of several, which a page may not have, the visible one. */
const focusedWhenShown = { 'data-focus': '' };

type AppealStatusProps = {
  /** `null`: the edge fills it in. */
  state: AppealState | null;
  level: HeadingLevel;
  /** The element that receives the focus. */
  statusRef?: Ref<HTMLDivElement>;
};

/** Renders the stage of an appeal, and the reply to it. */
export function AppealStatus({ state, level, statusRef }: AppealStatusProps) {
  const t = useMessages();
  return (
    <div
      ref={statusRef}
      className={styles.appealStatus}
      hidden={state === null}
      data-when="state"
      tabIndex={-1}
      {...(state === null && focusedWhenShown)}
    >
      <Heading level={level}>{t('problems:state.title')}</Heading>
      <FactRows
        rows={[
          [
            t('problems:receipt.number'),
            <span key="number" data-slot="number" translate="no">
              {state?.number}
            </span>,
          ],
          [t('problems:state.receivedOn'), <FilledDate key="receivedOn" slot="receivedOn" iso={state?.receivedOn} />],
          [t('problems:receipt.dueOn'), <FilledDate key="dueOn" slot="dueOn" iso={state?.dueOn} />],
        ]}
      />
      <ol className={styles.stages} aria-label={t('problems:state.stages')}>
        {stages.map((stage) => (
          <li key={stage} className={styles.stage}>
            {t(`problems:state.${stage}`)}{' '}
            <span hidden={state?.stage !== stage} data-when={`state:${stage}`}>
              ({t('problems:state.now')})
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.reply} hidden={!state?.answer} data-when="answer">
        <Heading level={getLowerLevel(level)}>{t('problems:state.answer')}</Heading>
        <p className={styles.replyText} data-slot="answer" translate="no">
          {state?.answer}
        </p>
      </div>
    </div>
  );
}
