import type { FormName } from '@ochiq/contract/forms/forms';
import type { Receipt } from '@ochiq/contract/forms/wire';
import { getConfirmationWord } from '@ochiq/pages/view-models/words/taken-word';
import type { Ref } from 'react';

import { FormReceipt } from '../../components/form-outcome/form-receipt';
import type { HeadingLevel } from '../../components/heading/heading';
import { useMessages } from '../../i18n/use-messages';
import { CopyReceipt } from './copy-receipt';
import * as styles from './live-form.module.css';
import { nextStepMessages } from './next-step-messages';

type SentMessageProps = {
  form: FormName;
  receipt: Receipt | null;
  level: HeadingLevel;
  /** What takes the focus. */
  at: Ref<HTMLDivElement>;
};

/** Renders the message that replaces a form after it was accepted. */
export function SentMessage({ form, receipt, level, at }: SentMessageProps) {
  const t = useMessages();
  return (
    <div ref={at} className={styles.sent} role="status" tabIndex={-1}>
      <div className={styles.words}>
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
