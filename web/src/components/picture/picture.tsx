import type { Locale } from '@ochiq/contract/locales';
import type { PictureView } from '@ochiq/pages/view/media';
import { withPrefix } from 'gatsby';

import { langOf } from '../../i18n/lang-of';
import * as styles from './picture.module.css';

type PictureProps = {
  picture: PictureView;
  lang?: Locale | null;
  /** Loaded at once: the first picture of a page. */
  first?: boolean;
};

export function Picture({ picture: { src, width, height, alt, caption }, lang = null, first = false }: PictureProps) {
  const image = (
    <img
      className={styles.image}
      src={withPrefix(src)}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading={first ? undefined : 'lazy'}
      decoding="async"
      lang={langOf(lang)}
    />
  );
  if (caption === null) return image;
  return (
    <figure className={styles.figure}>
      {image}
      <figcaption className={styles.caption} lang={langOf(lang)}>
        {caption}
      </figcaption>
    </figure>
  );
}
