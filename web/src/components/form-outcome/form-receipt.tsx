import type { Receipt } from '@ochiq/contract/forms/wire';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { FactRows } from '../fact-rows/fact-rows';
import { Heading, type HeadingLevel } from '../heading/heading';
import * as styles from './form-receipt.module.css';
import { SlotDay } from './slot-day';

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
    <span className={styles.code} data-slot={slot}>
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
          [t('problems:receipt.dueOn'), <SlotDay key="dueOn" slot="dueOn" iso={receipt?.dueOn} />],
        ]}
      />
      <p>{t('problems:receipt.keep')}</p>
      {children}
    </div>
  );
}
