import type { Locale } from '@ochiq/contract/routing/locales';
import type { RichTextBlockView as Block, RichTextInlineView, RichTextListView, RichTextView } from '@ochiq/pages/view-models/rich-text';
import { useId } from 'react';
import { toImageView } from '@ochiq/pages/view-models/media';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { FileList } from '../file-list/file-list';
import { Heading, type HeadingLevel } from '../heading/heading';
import type { HeadingAnchors } from '../table-of-contents/heading-anchors';
import { VideoPlayer } from '../video-player/video-player';
import { getHeadingLevels } from './heading-levels';
import { isBlank, RichTextInlines } from './rich-text-inlines';
import * as styles from './rich-text.module.css';
import { Picture } from '../picture/picture';
import { NotesContext } from './note-mark';
import { getNoteName, Notes } from './text-notes';
import { TextTable } from './text-table';

type Item = { inlines: readonly RichTextInlineView[]; lists: RichTextListView[] };

/** Nests inner lists: the panel's editor puts one after the item that it belongs to, HTML requires it inside. */
function nestLists(list: RichTextListView): Item[] {
  const items: Item[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type === 'list-item') items.push({ inlines: child.children, lists: [] });
    else if (last) last.lists.push(child);
    else items.push({ inlines: [], lists: [child] });
  }
  return items;
}

function List({ list }: { list: RichTextListView }) {
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

type BlockProps = { block: Block; level: HeadingLevel; id?: string | undefined };

/** Renders a block of a text; an empty paragraph or heading, left behind by the editor, renders nothing. */
function RichTextBlock({ block, level, id }: BlockProps) {
  switch (block.type) {
    case 'list':
      return <List list={block} />;
    case 'image':
      return <Picture picture={toImageView(block.image, block.image.alternativeText, null)} />;
    case 'table':
      return <TextTable table={block} />;
    case 'callout':
      return (
        <div className={styles.callout} data-level={block.kind} role="note">
          <p className={styles.kind}>{block.title}</p>
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
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'code':
      return isBlank(block.children) ? null : <Words block={block} level={level} id={id} />;
    default:
      return block satisfies never;
  }
}

function Words({ block, level, id }: BlockProps & { block: Extract<Block, { type: 'paragraph' | 'heading' | 'quote' | 'code' }> }) {
  const words = <RichTextInlines inlines={block.children} />;
  switch (block.type) {
    case 'paragraph':
      return <p>{words}</p>;
    case 'heading':
      return (
        <Heading level={level} id={id}>
          {words}
        </Heading>
      );
    case 'quote':
      return (
        <blockquote>
          <p>{words}</p>
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>{words}</code>
        </pre>
      );
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
  const id = useId();
  return (
    <NotesContext.Provider value={{ id, note: getNoteName(text) }}>
      <div className={styles.text} lang={getLangAttribute(lang)}>
        {text.map((block, index) => (
          <RichTextBlock key={index} block={block} level={levels.get(block) ?? level} id={anchors?.get(block)?.id} />
        ))}
      </div>
    </NotesContext.Provider>
  );
}
