import type { Locale } from '@ochiq/contract/routing/locales';
import type { PictureView } from '@ochiq/pages/view-models/media';
import { withWidth } from '@ochiq/pages/view-models/picture-variants';
import { withPrefix } from 'gatsby';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import * as styles from './picture.module.css';

/** How wide a picture is shown, so that the browser takes the smallest file that will do. */
export const sizes = {
  card: '(min-width: 76rem) 24rem, (min-width: 44rem) 50vw, 100vw',
  story: '(min-width: 76rem) 52rem, 100vw',
  portrait: '(min-width: 44rem) 16rem, 12rem',
  full: '100vw',
} as const satisfies Record<string, string>;

export type PictureSize = keyof typeof sizes;

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

function buildSrcSet({ src, widths }: PictureView): string | undefined {
  return widths.length < 2 ? undefined : widths.map((width) => `${withPrefix(withWidth(src, width))} ${String(width)}w`).join(', ');
}

export function Picture({ picture, lang = null, size = 'story', first = false }: PictureProps) {
  const { src, width, height, alt, caption, focus } = picture;
  const srcSet = buildSrcSet(picture);
  const image = (
    <>
      <img
        className={size === 'card' ? styles.cropped : styles.image}
        // `sizes` before `srcset`: some browsers choose as soon as they know the second.
        sizes={srcSet && (first ? sizes[size] : `auto, ${sizes[size]}`)}
        srcSet={srcSet}
        src={withPrefix(src)}
        alt={alt}
        data-focal={focus}
        width={width}
        height={height}
        loading={first ? undefined : 'lazy'}
        decoding="async"
        lang={getLangAttribute(lang)}
        {...(first ? atOnce : {})}
      />
      {/* For those who switched pictures off: no style can show the words of the picture itself. */}
      {alt !== '' && <span data-alt={alt} lang={getLangAttribute(lang)} />}
    </>
  );
  if (caption === null) return image;
  return (
    <figure className={styles.figure}>
      {image}
      <figcaption className={styles.caption} lang={getLangAttribute(lang)}>
        {caption}
      </figcaption>
    </figure>
  );
}
