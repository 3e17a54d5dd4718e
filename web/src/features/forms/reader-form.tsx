import type { FormField as Facts } from '@ochiq/contract/forms/form-field';
import { type FormName, forms } from '@ochiq/contract/forms/forms';
import type { Page } from '@ochiq/pages/page';
import type { ComponentProps, ReactNode } from 'react';

import { getFieldLabel, type LabelWord } from '../../components/form-field/field-words';
import { FormField } from '../../components/form-field/form-field';
import { Link } from '../../components/link/link';
import type { Messages } from '../../i18n/catalogues';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './reader-form.module.css';
import { type FormPlace, LazyForm } from './lazy-form';
import { Section } from '../../components/section/section';

/** Renders a form as a section of a page. */
export function FormSection(props: ComponentProps<typeof ReaderForm>) {
  const t = useMessages();
  return (
    <Section title={t(`forms:title.${props.form}`)}>
      <div className={styles.section}>
        <p className={styles.lead}>{t(`forms:lead.${props.form}`)}</p>
        <ReaderForm {...props} />
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

type ReaderFormProps = FormPlace & {
  page: Pick<Page, 'path' | 'locale' | 'shell'>;
  /** What the page itself knows: readers do not see these fields on it. */
  given?: Readonly<Record<string, string>>;
  /** A field of some pages only, such as files: the code of other pages stays small. */
  children?: ReactNode;
  /** Possible problems of a field, where the page has to contain them for readers without scripts. */
  problemsOf?: (name: string, word: LabelWord, facts: Facts) => ReactNode;
};

/** Renders a form with all its fields. */
export function ReaderForm({ given = {}, children, problemsOf, ...place }: ReaderFormProps) {
  const t = useMessages();
  const { form, id = form, page } = place;
  const fields = Object.entries<Facts>(forms[form]);
  return (
    <LazyForm {...place} look={styles.card}>
      {fields.map(([name, facts], index) => {
        const word = name in given ? null : getFieldLabel(form, name);
        if (word === null) return <input key={name} type="hidden" name={name} value={given[name] ?? ''} />;
        return (
          <FormField
            key={name}
            form={id}
            name={name}
            word={word}
            facts={facts}
            isLast={index === fields.length - 1}
            problems={problemsOf?.(name, word, facts)}
          />
        );
      })}
      {children}
      <button className={styles.send} type="submit">
        {t(`forms:button.${buttons[form] ?? 'send'}`)}
      </button>
      <p className={styles.privacy}>
        <Link to={page.shell.footer.links.privacy}>{t('forms:privacy')}</Link>
      </p>
    </LazyForm>
  );
}
