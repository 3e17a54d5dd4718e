import type { Locale } from '@ochiq/contract/routing/locales';
import type { RichTextView } from '@ochiq/pages/view-models/rich-text';
import type { RichTextBlock as Block, RichTextInline, RichTextList } from '@ochiq/contract/fields/rich-text';
import { isSafeUrl } from '@ochiq/contract/fields/safe-url';
import { Fragment, type ReactNode } from 'react';
import { toImageView } from '@ochiq/pages/view-models/media';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { Heading, type HeadingLevel } from '../heading/heading';
import type { HeadingAnchors } from '../table-of-contents/heading-anchors';
import { getHeadingLevels } from './heading-levels';
import * as styles from './rich-text.module.css';
import { Link } from '../link/link';
import { Picture } from '../picture/picture';

type Text = Extract<RichTextInline, { type: 'text' }>;

function isBlank(inlines: readonly RichTextInline[]): boolean {
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

function RichTextInlines({ inlines }: { inlines: readonly RichTextInline[] }) {
  return inlines.map((inline, index) => {
    if (inline.type === 'text') return <FormattedText key={index} {...inline} />;
    const words = <RichTextInlines key={index} inlines={inline.children} />;
    if (!isSafeUrl(inline.url) || isBlank(inline.children)) return words;
    return (
      <Link key={index} to={inline.url}>
        {words}
      </Link>
    );
  });
}

type Item = { inlines: Extract<RichTextList['children'][number], { type: 'list-item' }>['children']; lists: RichTextList[] };

/** Nests inner lists: the panel's editor puts one after the item that it belongs to, HTML requires it inside. */
function nestLists(list: RichTextList): Item[] {
  const items: Item[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type === 'list-item') items.push({ inlines: child.children, lists: [] });
    else if (last) last.lists.push(child);
    else items.push({ inlines: [], lists: [child] });
  }
  return items;
}

function List({ list }: { list: RichTextList }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {nestLists(list).map(({ inlines, lists }, index) => (
        <li key={index}>
          <RichTextInlines inlines={inlines} />
          {lists.map((inner, place) => (
            <List key={place} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

/** Renders a block of a text; an empty paragraph or heading, left behind by the editor, renders nothing. */
function RichTextBlock({ block, level, id }: { block: Block; level: HeadingLevel; id?: string | undefined }) {
  if ('children' in block && block.type !== 'list' && isBlank(block.children)) return null;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichTextInlines inlines={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={level} id={id}>
          <RichTextInlines inlines={block.children} />
        </Heading>
      );
    case 'quote':
      return (
        <blockquote>
          <p>
            <RichTextInlines inlines={block.children} />
          </p>
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>
            <RichTextInlines inlines={block.children} />
          </code>
        </pre>
      );
    case 'list':
      return <List list={block} />;
    case 'image':
      return <Picture picture={toImageView(block.image, block.image.alternativeText, null)} />;
    default:
      return block satisfies never;
  }
}

type RichTextProps = {
  text: RichTextView;
  lang?: Locale | null;
  /** The level of the text's own first headings. */
  level?: HeadingLevel;
  /** The anchors of its headings, where the page has a table of contents. */
  anchors?: HeadingAnchors | undefined;
};

/** Renders a text of an editor. Nothing in it is interpreted as HTML. */
export function RichText({ text, lang = null, level = 2, anchors }: RichTextProps) {
  const levels = getHeadingLevels(text, level);
  return (
    <div className={styles.text} lang={getLangAttribute(lang)}>
      {text.map((block, index) => (
        <RichTextBlock key={index} block={block} level={levels.get(block) ?? level} id={anchors?.get(block)?.id} />
      ))}
    </div>
  );
}
