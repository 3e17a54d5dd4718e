import { fileField, fileLimits, sentExtensions, sentKinds } from '@ochiq/contract/forms/form-files';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { fieldIds } from './field-ids';
import * as styles from './form-field.module.css';

type FilesFieldProps = {
  /** The form's own name on the page. */
  form: string;
  /** What may be wrong, where a page has to say it without a script. */
  problems?: ReactNode;
};

/** Where the reader chooses files, with what is taken said beside it. */
export function FilesField({ form, problems }: FilesFieldProps) {
  const t = useMessages();
  const { id, hint, problem } = fieldIds(form, fileField);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t('forms:files.label')}
        <span className={styles.optional}> {t('forms:optional')}</span>
      </label>
      <p id={hint} className={styles.hint}>
        {t('forms:files.hint', { most: fileLimits.count, megabytes: fileLimits.megabytes, kinds: sentKinds })}
      </p>
      <input
        id={id}
        className={styles.input}
        type="file"
        name={fileField}
        multiple
        accept={sentExtensions.join(',')}
        aria-describedby={`${hint} ${problem}`}
      />
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}
