import type { Locale } from '@ochiq/contract/locales';
import type { PictureView } from '@ochiq/pages/view/media';
import { inWidth } from '@ochiq/pages/view/picture-variants';
import { withPrefix } from 'gatsby';

import { langOf } from '../../i18n/lang-of';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../picture/picture';
import * as styles from './gallery-list.module.css';

const largest = ({ src, widths }: PictureView) => inWidth(src, widths.at(-1) ?? 0);

/** Renders pictures in a grid; each links to its large file. */
export function GalleryList({ pictures, lang = null }: { pictures: readonly PictureView[]; lang?: Locale | null }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <a className={styles.picture} href={withPrefix(largest(picture))}>
            <Picture picture={{ ...picture, caption: null }} lang={lang} size="card" />
            <span className={styles.open}>{t('common:openPicture')}</span>
          </a>
          {picture.caption !== null && (
            <p className={styles.caption} lang={langOf(lang)}>
              {picture.caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
