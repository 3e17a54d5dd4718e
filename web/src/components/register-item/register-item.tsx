import type { RegisterView } from '@ochiq/pages/page-builders/datasets';

import { useMessages } from '../../i18n/use-messages';
import { Downloads } from '../dataset-resource/downloads';
import { Heading } from '../heading/heading';
import { Link } from '../link/link';
import * as styles from './register-item.module.css';

/** Renders a register of the site as data: its content, and its formats. */
export function RegisterItem({ register }: { register: RegisterView }) {
  const t = useMessages();
  const { anchor, title, description, downloads, schema } = register;
  return (
    <article className={styles.register}>
      <Heading level={3} id={anchor}>
        {title}
      </Heading>
      <p>{description}</p>
      <Downloads downloads={downloads} labelledBy={anchor} />
      <p className={styles.note}>
        <Link to={schema}>{t('datasets:schema')}</Link>
      </p>
    </article>
  );
}
