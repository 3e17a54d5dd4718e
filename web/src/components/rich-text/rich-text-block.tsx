import type { RichTextBlock as Block, RichTextList } from '@ochiq/contract/fields/rich-text';
import { toImageView } from '@ochiq/pages/view-models/media';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Picture } from '../picture/picture';
import { isBlank, Inlines } from './inlines';

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
          <Inlines inlines={inlines} />
          {lists.map((inner, place) => (
            <List key={place} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
}

/** Renders a block of a text; an empty paragraph or heading, left behind by the editor, renders nothing. */
export function RichTextBlock({ block, level, id }: { block: Block; level: HeadingLevel; id?: string | undefined }) {
  if ('children' in block && block.type !== 'list' && isBlank(block.children)) return null;
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={level} id={id}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    case 'quote':
      return (
        <blockquote>
          <p>
            <Inlines inlines={block.children} />
          </p>
        </blockquote>
      );
    case 'code':
      return (
        <pre>
          <code>
            <Inlines inlines={block.children} />
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
