import type { Locale } from '@ochiq/contract/routing/locales';
import type { PictureView } from '@ochiq/pages/view-models/media';
import { withWidth } from '@ochiq/pages/view-models/picture-variants';
import { withPrefix } from 'gatsby';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { useMessages } from '../../i18n/use-messages';
import { Picture } from '../picture/picture';
import * as styles from './gallery-list.module.css';

const largest = ({ src, widths }: PictureView) => withWidth(src, widths.at(-1) ?? 0);

/** Renders pictures in a grid; each links to its large file. */
export function GalleryList({ pictures, lang = null }: { pictures: readonly PictureView[]; lang?: Locale | null }) {
  const t = useMessages();
  return (
    <ul className={styles.list}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <a className={styles.picture} href={withPrefix(largest(picture))}>
            <Picture picture={{ ...picture, caption: null }} lang={lang} size="card" />
            <span className={styles.openLabel}>{t('common:openPicture')}</span>
          </a>
          {picture.caption !== null && (
            <p className={styles.caption} lang={getLangAttribute(lang)}>
              {picture.caption}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
