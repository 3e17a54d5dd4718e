import type { FormField as FieldDefinition } from '@ochiq/contract/forms/form-field';
import type { ReactNode } from 'react';

import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import { getFieldIds } from './get-field-ids';
import * as styles from './form-field.module.css';
import { autoFill, type LabelKey, type PromptKey } from './field-labels';

/** Renders a field's label, and whether it is optional: most are not. */
function FieldLabel({ label, required }: { label: LabelKey; required: boolean }) {
  const t = useMessages();
  return (
    <>
      {t(`forms:label.${label}`)}
      {!required && <span className={styles.optional}> {t('forms:optional')}</span>}
    </>
  );
}

type FieldProps<K extends FieldDefinition['kind'] = FieldDefinition['kind']> = {
  /** The form's id on the page. */
  form: string;
  name: string;
  label: LabelKey;
  field: Extract<FieldDefinition, { kind: K }>;
  /** Whether it is the last field: Enter submits the form. */
  isLast: boolean;
  /** Possible problems, where the page has to contain them for readers without scripts. */
  problems?: ReactNode;
};

type TextFieldKind = 'line' | 'text' | 'email' | 'phone' | 'password';

const types = { line: 'text', email: 'email', phone: 'tel', password: 'password' } as const satisfies Record<
  Exclude<TextFieldKind, 'text'>,
  string
>;

/** Renders a text input of one line or several. */
function TextField({ form, name, label, field, isLast, problems }: FieldProps<TextFieldKind>) {
  const t = useMessages();
  const { id, hint, problem, tools } = getFieldIds(form, name);
  const { kind, required, min, max } = field;
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
    // What is typed has a prompt, as `field-labels.test.ts` proves.
    placeholder: t(`forms:prompt.${label as PromptKey}`),
    'aria-describedby': help === null ? problem : `${hint} ${problem}`,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          <FieldLabel label={label} required={required} />
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
          autoComplete={isPassword ? (isNew ? 'new-password' : 'current-password') : autoFill[label]}
          enterKeyHint={isLast ? 'send' : 'next'}
        />
      )}
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}

type ChoiceKey = keyof Messages['forms']['choice'];

/** Renders a choice. The first option has the field's own id: links to the field point to it. */
function ChoiceField({ form, name, label, field, problems }: FieldProps<'choice'>) {
  const t = useMessages();
  const { id, problem } = getFieldIds(form, name);
  return (
    <fieldset className={styles.field} aria-describedby={problem}>
      <legend className={styles.label}>
        <FieldLabel label={label} required={field.required} />
      </legend>
      <div className={styles.options}>
        {(field.values as readonly ChoiceKey[]).map((value, index) => (
          <label key={value} className={styles.option}>
            <input
              className={styles.control}
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              required={field.required}
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
function TickField({ form, name, label, field, problems }: FieldProps<'consent' | 'tick'>) {
  const t = useMessages();
  const { id, problem } = getFieldIds(form, name);
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          className={styles.control}
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          required={field.required}
          aria-describedby={problem}
        />
        <span>{t(`forms:tick.${label as keyof Messages['forms']['tick']}`)}</span>
      </label>
      <div id={problem} className={styles.problem}>
        {problems}
      </div>
    </div>
  );
}

/** Renders a field of a form by its definition, complete without a script. */
export function FormField({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceField {...rest} field={field} />;
    case 'consent':
    case 'tick':
      return <TickField {...rest} field={field} />;
    default:
      return <TextField {...rest} field={field} />;
  }
}
