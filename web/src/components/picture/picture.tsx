import type { Locale } from '@ochiq/contract/locales';
import type { PictureView } from '@ochiq/pages/view/media';
import { inWidth } from '@ochiq/pages/view/picture-variants';
import { withPrefix } from 'gatsby';

import { langOf } from '../../i18n/lang-of';
import { sizes, type PictureSize } from './sizes';
import * as styles from './picture.module.css';

type PictureProps = {
  picture: PictureView;
  lang?: Locale | null;
  /** How wide it is shown. */
  size?: PictureSize;
  /** Loaded at once: the first picture of a page. */
  first?: boolean;
};

/** React 18 does not know the attribute by its own spelling. */
const atOnce = { fetchpriority: 'high' };

function srcSetOf({ src, widths }: PictureView): string | undefined {
  return widths.length < 2 ? undefined : widths.map((width) => `${withPrefix(inWidth(src, width))} ${String(width)}w`).join(', ');
}

export function Picture({ picture, lang = null, size = 'story', first = false }: PictureProps) {
  const { src, width, height, alt, caption } = picture;
  const srcSet = srcSetOf(picture);
  const image = (
    <>
      <img
        className={size === 'card' ? styles.cut : styles.image}
        // `sizes` before `srcset`: some browsers choose as soon as they know the second.
        sizes={srcSet && (first ? sizes[size] : `auto, ${sizes[size]}`)}
        srcSet={srcSet}
        src={withPrefix(src)}
        alt={alt}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        lang={langOf(lang)}
        {...(first ? atOnce : {})}
      />
      {/* For those who switched pictures off: no style can show the words of the picture itself. */}
      {alt !== '' && <span data-alt={alt} lang={langOf(lang)} />}
    </>
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
