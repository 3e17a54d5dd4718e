import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
import { FieldLabel } from './field-label';
import type { FieldProps } from './field-props';
import { autoFill, type PromptWord } from './field-words';
import * as styles from './form-field.module.css';

type TextFieldKind = 'line' | 'text' | 'email' | 'phone' | 'password';

const types = { line: 'text', email: 'email', phone: 'tel', password: 'password' } as const satisfies Record<
  Exclude<TextFieldKind, 'text'>,
  string
>;

/** Renders a text input of one line or several. */
export function TextField({ form, name, word, facts, isLast, problems }: FieldProps<TextFieldKind>) {
  const t = useMessages();
  const { id, hint, problem, tools } = getFieldIds(form, name);
  const { kind, required, min, max } = facts;
  const isPassword = kind === 'password';
  const isNew = isPassword && form !== 'login';
  const help = kind === 'text' || isNew ? t('forms:length', { min, max }) : kind === 'phone' ? t('forms:phoneExample') : null;
  const attributes = {
    id,
    name,
    required,
    className: styles.input,
    minLength: min > 1 ? min : undefined,
    // A password that is cut while it is pasted would differ from the intended one.
    maxLength: isPassword ? undefined : max,
    // What is typed has a prompt, as `field-words.test.ts` proves.
    placeholder: t(`forms:prompt.${word as PromptWord}`),
    'aria-describedby': help === null ? problem : `${hint} ${problem}`,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          <FieldLabel word={word} required={required} />
        </label>
        {isPassword && <div id={tools} />}
      </div>
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
          autoComplete={isPassword ? (isNew ? 'new-password' : 'current-password') : autoFill[word]}
          enterKeyHint={isLast ? 'send' : 'next'}
        />
      )}
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}
