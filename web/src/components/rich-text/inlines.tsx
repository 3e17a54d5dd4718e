import type { RichTextInline } from '@ochiq/contract/fields/rich-text';
import { isSafeUrl } from '@ochiq/contract/fields/safe-url';
import { Fragment, type ReactNode } from 'react';

import { Link } from '../link/link';

type Text = Extract<RichTextInline, { type: 'text' }>;

export function isBlank(inlines: readonly RichTextInline[]): boolean {
  return inlines.every((inline) => (inline.type === 'text' ? inline.text.trim() === '' : isBlank(inline.children)));
}

function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function FormattedText({ text, bold, italic, underline, strikethrough, code }: Text) {
  let node = withBreaks(text);
  if (code) node = <code>{node}</code>;
  if (bold) node = <strong>{node}</strong>;
  if (italic) node = <em>{node}</em>;
  if (underline) node = <u>{node}</u>;
  if (strikethrough) node = <s>{node}</s>;
  return <>{node}</>;
}

export function Inlines({ inlines }: { inlines: readonly RichTextInline[] }) {
  return inlines.map((inline, index) => {
    if (inline.type === 'text') return <FormattedText key={index} {...inline} />;
    const words = <Inlines key={index} inlines={inline.children} />;
    if (!isSafeUrl(inline.url) || isBlank(inline.children)) return words;
    return (
      <Link key={index} to={inline.url}>
        {words}
      </Link>
    );
  });
}
