import type { Locale } from '@ochiq/contract/locales';
import type { PictureView } from '@ochiq/pages/view/media';

import { Picture } from '../picture/picture';
import * as styles from './gallery-list.module.css';

export function GalleryList({ pictures, lang = null }: { pictures: readonly PictureView[]; lang?: Locale | null }) {
  return (
    <ul className={styles.list}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture picture={picture} lang={lang} />
        </li>
      ))}
    </ul>
  );
}
