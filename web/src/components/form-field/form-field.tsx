import type { FieldProps } from './field-props';
import { TextField } from './text-field';
import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
import * as styles from './form-field.module.css';
import { FieldLabel } from './field-label';

type ChoiceWord = keyof Messages['forms']['choice'];

/** Renders a choice. The first option has the field's own id: links to the field point to it. */
function ChoiceField({ form, name, word, facts, problems }: FieldProps<'choice'>) {
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

/** What the reader agrees to, or wishes. */
function TickField({ form, name, word, facts, problems }: FieldProps<'consent' | 'tick'>) {
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

/** Renders a field of a form by its definition, complete without a script. */
export function FormField({ facts, ...rest }: FieldProps) {
  switch (facts.kind) {
    case 'choice':
      return <ChoiceField {...rest} facts={facts} />;
    case 'consent':
    case 'tick':
      return <TickField {...rest} facts={facts} />;
    default:
      return <TextField {...rest} facts={facts} />;
  }
}
