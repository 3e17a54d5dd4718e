import type { ComponentProps } from 'react';

import { Titled } from '../../components/titled/titled';
import { useMessages } from '../../i18n/use-messages';
import { ReaderForm } from './reader-form';
import * as styles from './titled-form.module.css';

/** Renders a form as a section of a page. */
export function TitledForm(props: ComponentProps<typeof ReaderForm>) {
  const t = useMessages();
  return (
    <Titled title={t(`forms:title.${props.form}`)}>
      <div className={styles.form}>
        <p className={styles.lead}>{t(`forms:lead.${props.form}`)}</p>
        <ReaderForm {...props} />
      </div>
    </Titled>
  );
}
