import type { Locale } from '@ochiq/contract/locales';
import type { RichTextView } from '@ochiq/pages/view/rich-text';

import { langOf } from '../../i18n/lang-of';
import type { HeadingLevel } from '../heading/heading';
import type { Places } from '../table-of-contents/places';
import { outlineOf } from './outline';
import * as styles from './rich-text.module.css';
import { RichTextBlock } from './rich-text-block';

type RichTextProps = {
  text: RichTextView;
  lang?: Locale | null;
  /** The level of the text's own first headings. */
  level?: HeadingLevel;
  /** The anchors of its headings, where the page has a table of contents. */
  places?: Places | undefined;
};

/** Renders a text of an editor. Nothing in it is interpreted as HTML. */
export function RichText({ text, lang = null, level = 2, places }: RichTextProps) {
  const levels = outlineOf(text, level);
  return (
    <div className={styles.text} lang={langOf(lang)}>
      {text.map((block, index) => (
        <RichTextBlock key={index} block={block} level={levels.get(block) ?? level} id={places?.get(block)?.id} />
      ))}
    </div>
  );
}
