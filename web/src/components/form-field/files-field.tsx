import { fileField, formFileExtensions } from '@ochiq/contract/forms/form-files';
import type { ReactNode } from 'react';

import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
// Not the other fields' sheet: webpack would keep what is shared with another page apart there, and pages without this
// field would load more.
import * as styles from './files-field.module.css';

type FilesFieldProps = {
  /** The form's own name on the page. */
  form: string;
  /** What may be wrong, where a page has to say it without a script. */
  problems?: ReactNode;
};

/** Renders the field of files, with the accepted types and sizes. */
export function FilesField({ form, problems }: FilesFieldProps) {
  const t = useMessages();
  const { id, hint, problem } = getFieldIds(form, fileField);
  return (
    <div className={styles.files}>
      <label htmlFor={id} className={styles.label}>
        {t('forms:files.label')}
        <span className={styles.optional}> {t('forms:optional')}</span>
      </label>
      <p id={hint} className={styles.hint}>
        {t('forms:files.hint')}
      </p>
      <input
        id={id}
        className={styles.input}
        type="file"
        name={fileField}
        multiple
        accept={formFileExtensions.join(',')}
        aria-describedby={`${hint} ${problem}`}
      />
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}
