import { isSafeUrl } from '@ochiq/contract/fields/safe-url';
import type { RichTextInlineView } from '@ochiq/pages/view-models/rich-text';
import { Fragment, type ReactNode } from 'react';

import { Link } from '../link/link';

type Text = Extract<RichTextInlineView, { type: 'text' }>;

function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function FormattedText({ text, bold, italic, underline, strikethrough, code, untranslated }: Text) {
  let node = withBreaks(text);
  if (untranslated) node = <span translate="no">{node}</span>;
  if (code) node = <code>{node}</code>;
  if (bold) node = <strong>{node}</strong>;
  if (italic) node = <em>{node}</em>;
  if (underline) node = <u>{node}</u>;
  if (strikethrough) node = <s>{node}</s>;
  return <>{node}</>;
}

/** Renders what is in a line of a text. */
export function RichTextInlines({ inlines }: { inlines: readonly RichTextInlineView[] }) {
  return inlines.map((inline, index) => {
    if (inline.type === 'text') return <FormattedText key={index} {...inline} />;
    if (inline.type === 'note') {
      const { note, label, number } = inline;
      return (
        <sup key={index}>
          <a id={`${note}_`} href={`#${note}`} role="doc-noteref" aria-label={label}>
            {number}
          </a>
        </sup>
      );
    }
    const words = <RichTextInlines key={index} inlines={inline.children} />;
    if (!isSafeUrl(inline.url)) return words;
    return (
      <Link key={index} to={inline.url}>
        {words}
      </Link>
    );
  });
}
