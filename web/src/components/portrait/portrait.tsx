import type { PersonCard } from '@ochiq/pages/view-models/person';

import { Picture } from '../picture/picture';
import { Silhouette } from '../silhouette/silhouette';
import * as styles from './portrait.module.css';

/** Renders a person's photograph, or a drawn silhouette. */
export function Portrait({ person: { id, photo, lang } }: { person: Pick<PersonCard, 'id' | 'photo' | 'lang'> }) {
  return (
    <div className={styles.portrait}>
      {photo ? <Picture picture={{ ...photo, caption: null }} lang={lang} size="portrait" /> : <Silhouette seed={id} />}
    </div>
  );
}
