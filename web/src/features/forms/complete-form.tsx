import type { FormField as FieldDefinition } from '@ochiq/contract/forms/form-field';
import { type FormName, forms } from '@ochiq/contract/forms/forms';
import type { Page } from '@ochiq/pages/page';
import type { ComponentProps, ReactNode } from 'react';

import { getFieldLabel, type LabelKey } from '../../components/form-field/field-labels';
import { FormField } from '../../components/form-field/form-field';
import { Link } from '../../components/link/link';
import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './complete-form.module.css';
import { type LazyFormProps, LazyForm } from './lazy-form';
import { Section } from '../../components/section/section';

/** Renders a form as a section of a page. */
export function FormSection(props: ComponentProps<typeof CompleteForm>) {
  const t = useMessages();
  return (
    <Section title={t(`forms:title.${props.form}`)}>
      <div className={styles.section}>
        <p className={styles.lead}>{t(`forms:lead.${props.form}`)}</p>
        <CompleteForm {...props} />
      </div>
    </Section>
  );
}

/** The button's text where it is not “Send”. */
const buttons: Partial<Record<FormName, keyof Messages['forms']['button']>> = {
  'appeal-status': 'check',
  signup: 'signUp',
  login: 'signIn',
  'reset-password': 'save',
  'confirm-email': 'confirm',
  'sign-out': 'signOut',
};

type CompleteFormProps = LazyFormProps & {
  page: Pick<Page, 'path' | 'locale' | 'shell'>;
  /** What the page itself knows: readers do not see these fields on it. */
  values?: Readonly<Record<string, string>>;
  /** A field of some pages only, such as files: the code of other pages stays small. */
  children?: ReactNode;
  /** Possible problems of a field, where the page has to contain them for readers without scripts. */
  renderProblems?: (name: string, label: LabelKey, definition: FieldDefinition) => ReactNode;
};

/** Renders a form with all its fields. */
export function CompleteForm({ values = {}, children, renderProblems, ...lazyFormProps }: CompleteFormProps) {
  const t = useMessages();
  const { form, id = form, page } = lazyFormProps;
  const fields = Object.entries<FieldDefinition>(forms[form]);
  return (
    <LazyForm {...lazyFormProps} className={styles.form}>
      {fields.map(([name, definition], index) => {
        const label = name in values ? null : getFieldLabel(form, name);
        if (label === null) return <input key={name} type="hidden" name={name} value={values[name] ?? ''} />;
        return (
          <FormField
            key={name}
            form={id}
            name={name}
            label={label}
            field={definition}
            isLast={index === fields.length - 1}
            problems={renderProblems?.(name, label, definition)}
          />
        );
      })}
      {children}
      <button className={styles.submit} type="submit">
        {t(`forms:button.${buttons[form] ?? 'send'}`)}
      </button>
      <p className={styles.privacy}>
        <Link to={page.shell.footer.links.privacy}>{t('forms:privacy')}</Link>
      </p>
    </LazyForm>
  );
}
