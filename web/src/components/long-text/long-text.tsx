import type { Locale } from '@ochiq/contract/locales';
import type { RichTextView } from '@ochiq/pages/view/rich-text';

import { RichText } from '../rich-text/rich-text';
import { placesOfText } from '../table-of-contents/places';
import { WithContents } from '../table-of-contents/with-contents';

/** A text that may be long: with a table of contents beside it where it is. */
export function LongText({ text, lang = null }: { text: RichTextView; lang?: Locale | null }) {
  const places = placesOfText(text);
  return (
    <WithContents places={places} lang={lang}>
      <RichText text={text} lang={lang} places={places} />
    </WithContents>
  );
}
