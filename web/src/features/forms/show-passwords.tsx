import type { FormField } from '@ochiq/contract/forms/form-field';
import { forms, type FormName } from '@ochiq/contract/forms/forms';
import { createPortal } from 'react-dom';

import { getFieldIds } from '../../components/form-field/get-field-ids';
import { useMessages } from '../../i18n/use-messages';
import * as styles from './live-form.module.css';

const listPasswordNames = (form: FormName) =>
  Object.entries<FormField>(forms[form])
    .filter(([, { kind }]) => kind === 'password')
    .map(([name]) => name);

/** Renders a checkbox at each password field that shows what is typed. */
export function ShowPasswords({ form, id }: { form: FormName; id: string }) {
  const t = useMessages();
  return (
    <>
      {listPasswordNames(form).map((name) => {
        const ids = getFieldIds(id, name);
        const place = document.getElementById(ids.tools);
        const show = (shown: boolean) => document.getElementById(ids.id)?.setAttribute('type', shown ? 'text' : 'password');
        return (
          place &&
          createPortal(
            <label className={styles.showPassword}>
              <input
                type="checkbox"
                onChange={({ target }) => {
                  show(target.checked);
                }}
              />
              {t('forms:showPassword')}
            </label>,
            place,
            name,
          )
        );
      })}
    </>
  );
}
