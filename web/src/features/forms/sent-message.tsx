import type { FormName } from '@ochiq/contract/forms/forms';
import type { Receipt } from '@ochiq/contract/forms/wire';
import { getConfirmationWord } from '@ochiq/pages/view-models/words/taken-word';
import { type Ref, useState } from 'react';

import { FormReceipt } from '../../components/form-outcome/form-outcome';
import type { HeadingLevel } from '../../components/heading/heading';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './live-form.module.css';
import { nextStepMessages } from './next-step-messages';
import { formatDay } from '../../components/form-outcome/format-day';

/** Copies the receipt as text; where the browser refuses, it can still be written down. */
function CopyReceipt({ receipt: { number, code, dueOn } }: { receipt: Receipt }) {
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
        <button className={styles.copyButton} type="button" onClick={copy}>
          {t('problems:receipt.copy')}
        </button>
      )}
      <p role="status">{copied && t('problems:receipt.copied')}</p>
    </>
  );
}

type SentMessageProps = {
  form: FormName;
  receipt: Receipt | null;
  level: HeadingLevel;
  /** What takes the focus. */
  statusRef: Ref<HTMLDivElement>;
};

/** Renders the message that replaces a form after it was accepted. */
export function SentMessage({ form, receipt, level, statusRef }: SentMessageProps) {
  const t = useMessages();
  return (
    <div ref={statusRef} className={styles.sent} role="status" tabIndex={-1}>
      <div className={styles.confirmation}>
        <p className={styles.title}>{t(`problems:${getConfirmationWord(form)}`)}</p>
        <p>{t(nextStepMessages[form])}</p>
      </div>
      {receipt && (
        <FormReceipt receipt={receipt} level={level}>
          <CopyReceipt receipt={receipt} />
        </FormReceipt>
      )}
    </div>
  );
}
