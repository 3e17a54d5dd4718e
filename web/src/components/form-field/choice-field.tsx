import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
import { FieldLabel } from './field-label';
import type { FieldProps } from './field-props';
import * as styles from './form-field.module.css';

type ChoiceWord = keyof Messages['forms']['choice'];

/** Renders a choice. The first option has the field's own id: links to the field point to it. */
export function ChoiceField({ form, name, word, facts, problems }: FieldProps<'choice'>) {
  const t = useMessages();
  const { id, problem } = getFieldIds(form, name);
  return (
    <fieldset className={styles.field} aria-describedby={problem}>
      <legend className={styles.label}>
        <FieldLabel word={word} required={facts.required} />
      </legend>
      <div className={styles.options}>
        {(facts.values as readonly ChoiceWord[]).map((value, index) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.mark}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              required={facts.required}
            />
            {t(`forms:choice.${value}`)}
          </label>
        ))}
      </div>
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </fieldset>
  );
}
