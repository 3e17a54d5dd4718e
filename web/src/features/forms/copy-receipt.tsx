import type { Receipt } from '@ochiq/contract/forms/wire';
import { useState } from 'react';

import { formatDay } from '../../components/form-outcome/format-day';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './live-form.module.css';

/** Copies the receipt as text; where the browser refuses, it can still be written down. */
export function CopyReceipt({ receipt: { number, code, dueOn } }: { receipt: Receipt }) {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean | null>(null);
  const facts = [
    [t('problems:receipt.number'), number],
    [t('problems:receipt.code'), code],
    [t('problems:receipt.dueOn'), formatDay(dueOn)],
  ];
  const copy = () => {
    navigator.clipboard.writeText(facts.map((fact) => fact.join(': ')).join('\n')).then(
      () => {
        setCopied(true);
      },
      () => {
        setCopied(false);
      },
    );
  };
  return (
    <>
      {'clipboard' in navigator && copied !== false && (
        <button className={styles.copy} type="button" onClick={copy}>
          {t('problems:receipt.copy')}
        </button>
      )}
      <p role="status">{copied && t('problems:receipt.copied')}</p>
    </>
  );
}
