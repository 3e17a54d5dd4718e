import type { ComponentProps } from 'react';

import { Section } from '../../components/section/section';
import { useMessages } from '../../i18n/use-messages';
import { ReaderForm } from './reader-form';
import * as styles from './form-section.module.css';

/** Renders a form as a section of a page. */
export function FormSection(props: ComponentProps<typeof ReaderForm>) {
  const t = useMessages();
  return (
    <Section title={t(`forms:title.${props.form}`)}>
      <div className={styles.form}>
        <p className={styles.lead}>{t(`forms:lead.${props.form}`)}</p>
        <ReaderForm {...props} />
      </div>
    </Section>
  );
}
