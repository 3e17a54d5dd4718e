import { useMessages } from '../../i18n/use-messages';
import { fieldIds } from './field-ids';
import { FieldLabel } from './field-label';
import type { FieldProps } from './field-props';
import { autoFill, isAskedFor } from './field-words';
import * as styles from './form-field.module.css';

type Typed = 'line' | 'text' | 'email' | 'phone' | 'password';

const types = { line: 'text', email: 'email', phone: 'tel', password: 'password' } as const satisfies Record<
  Exclude<Typed, 'text'>,
  string
>;

/** What the reader types: one line or several. */
export function TextField({ form, name, word, facts, isLast, problems }: FieldProps<Typed>) {
  const t = useMessages();
  const { id, hint, problem } = fieldIds(form, name);
  const { kind, required, min, max } = facts;
  const help = kind === 'text' || kind === 'password' ? t('forms:length', { min, max }) : kind === 'phone' ? t('forms:phoneExample') : null;
  const attributes = {
    id,
    name,
    required,
    className: styles.input,
    minLength: min > 1 ? min : undefined,
    maxLength: max,
    placeholder: isAskedFor(word) ? t(`forms:prompt.${word}`) : undefined,
    'aria-describedby': help === null ? problem : `${hint} ${problem}`,
  };
  const isNew = kind === 'password' && form !== 'login';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        <FieldLabel word={word} required={required} />
      </label>
      {help !== null && (
        <p id={hint} className={styles.hint}>
          {help}
        </p>
      )}
      {kind === 'text' ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input
          {...attributes}
          type={types[kind]}
          autoComplete={kind === 'password' ? (isNew ? 'new-password' : 'current-password') : autoFill[word]}
          enterKeyHint={isLast ? 'send' : 'next'}
        />
      )}
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}
