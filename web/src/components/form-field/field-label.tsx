import { useMessages } from '../../i18n/use-messages';
import type { LabelWord } from './field-words';
import * as styles from './form-field.module.css';

/** Renders a field's label, and whether it is optional: most are not. */
export function FieldLabel({ word, required }: { word: LabelWord; required: boolean }) {
  const t = useMessages();
  return (
    <>
      {t(`forms:label.${word}`)}
      {!required && <span className={styles.optional}> {t('forms:optional')}</span>}
    </>
  );
}
