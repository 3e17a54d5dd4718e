import type { FormName } from '@ochiq/contract/forms/forms';
import type { Receipt } from '@ochiq/contract/forms/wire';
import { takenWord } from '@ochiq/pages/view/taken-word';
import type { Ref } from 'react';

import { FormReceipt } from '../../components/form-outcome/form-receipt';
import type { HeadingLevel } from '../../components/heading/heading';
import { useMessages } from '../../i18n/use-messages';
import { CopyReceipt } from './copy-receipt';
import * as styles from './live-form.module.css';
import { nextWords } from './next-words';

type SentWordsProps = {
  form: FormName;
  receipt: Receipt | null;
  level: HeadingLevel;
  /** What takes the focus. */
  at: Ref<HTMLDivElement>;
};

/** Renders the message that replaces a form after it was accepted. */
export function SentWords({ form, receipt, level, at }: SentWordsProps) {
  const t = useMessages();
  return (
    <div ref={at} className={styles.sent} role="status" tabIndex={-1}>
      <div className={styles.words}>
        <p className={styles.title}>{t(`problems:${takenWord(form)}`)}</p>
        <p>{t(nextWords[form])}</p>
      </div>
      {receipt && (
        <FormReceipt receipt={receipt} level={level}>
          <CopyReceipt receipt={receipt} />
        </FormReceipt>
      )}
    </div>
  );
}
