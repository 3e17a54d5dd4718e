import type { Locale } from '@ochiq/contract/locales';
import type { PictureView } from '@ochiq/pages/view/media';

import { Picture } from '../picture/picture';
import { Silhouette } from '../silhouette/silhouette';
import * as styles from './portrait.module.css';

export function Portrait({ photo, lang }: { photo: PictureView | null; lang: Locale | null }) {
  return <div className={styles.portrait}>{photo ? <Picture picture={{ ...photo, caption: null }} lang={lang} /> : <Silhouette />}</div>;
}
