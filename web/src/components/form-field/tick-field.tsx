import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
import type { FieldProps } from './field-props';
import * as styles from './form-field.module.css';

/** What the reader agrees to, or wishes. */
export function TickField({ form, name, word, facts, problems }: FieldProps<'consent' | 'tick'>) {
  const t = useMessages();
  const { id, problem } = getFieldIds(form, name);
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          className={styles.mark}
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          required={facts.required}
          aria-describedby={problem}
        />
        <span>{t(`forms:tick.${word as keyof Messages['forms']['tick']}`)}</span>
      </label>
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}
