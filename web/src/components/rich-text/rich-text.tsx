import type { Locale } from '@ochiq/contract/routing/locales';
import type { RichTextBlockView as Block, RichTextInlineView, RichTextListView, RichTextView } from '@ochiq/pages/view-models/rich-text';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { DataTable } from '../data-table/data-table';
import { FileList } from '../file-list/file-list';
import { Heading, type HeadingLevel } from '../heading/heading';
import type { HeadingAnchors } from '../table-of-contents/heading-anchors';
import { VideoPlayer } from '../video-player/video-player';
import { RichTextInlines } from './rich-text-inlines';
import * as styles from './rich-text.module.css';
import { Picture } from '../picture/picture';
import { Notes } from './text-notes';

function List({ list }: { list: RichTextListView }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {list.children.map(({ children, lists }, index) => (
        <li key={index}>
          <RichTextInlines inlines={children} />
          {lists.map((inner, place) => (
            <List key={place} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

const toCell = (inlines: readonly RichTextInlineView[]) => (inlines.length === 0 ? null : <RichTextInlines inlines={inlines} />);

type BlockProps = { block: Block; level: HeadingLevel; anchors?: HeadingAnchors | undefined };

function RichTextBlock({ block, level, anchors }: BlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <RichTextInlines inlines={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={Math.min(level + block.depth, 6) as HeadingLevel} id={anchors?.get(block)?.id}>
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
      return <Picture picture={block.picture} />;
    case 'table': {
      const { caption, label, headings, rows, named } = block;
      const cells = rows.map((row) => row.map(toCell));
      return <DataTable caption={label} silent={caption === null} headings={headings.map(toCell)} rows={cells} named={named} />;
    }
    case 'callout':
      return (
        <div data-level={block.kind} role="note">
          <p>{block.title}</p>
          {block.children.map((child, index) => (
            <RichTextBlock key={index} block={child} level={level} />
          ))}
        </div>
      );
    case 'files':
      return <FileList files={block.files} />;
    case 'video':
      return <VideoPlayer video={block.video} />;
    case 'notes':
      return <Notes notes={block} level={level} />;
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
  return (
    <div className={styles.text} lang={getLangAttribute(lang)}>
      {text.map((block, index) => (
        <RichTextBlock key={index} block={block} level={level} anchors={anchors} />
      ))}
    </div>
  );
}
