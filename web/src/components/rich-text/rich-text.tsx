import type { Locale } from '@ochiq/contract/routing/locales';
import type { RichTextView } from '@ochiq/pages/view-models/rich-text';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import type { HeadingLevel } from '../heading/heading';
import type { HeadingAnchors } from '../table-of-contents/heading-anchors';
import { getHeadingLevels } from './outline';
import * as styles from './rich-text.module.css';
import { RichTextBlock } from './rich-text-block';

type RichTextProps = {
  text: RichTextView;
  lang?: Locale | null;
  /** The level of the text's own first headings. */
  level?: HeadingLevel;
  /** The anchors of its headings, where the page has a table of contents. */
  places?: HeadingAnchors | undefined;
};

/** Renders a text of an editor. Nothing in it is interpreted as HTML. */
export function RichText({ text, lang = null, level = 2, places }: RichTextProps) {
  const levels = getHeadingLevels(text, level);
  return (
    <div className={styles.text} lang={getLangAttribute(lang)}>
      {text.map((block, index) => (
        <RichTextBlock key={index} block={block} level={levels.get(block) ?? level} id={places?.get(block)?.id} />
      ))}
    </div>
  );
}
