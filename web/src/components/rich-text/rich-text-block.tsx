import type { RichTextBlock as Block } from '@ochiq/contract/fields/rich-text';
import { toImageView } from '@ochiq/pages/view-models/media';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Picture } from '../picture/picture';
import { isBlank, Inlines } from './inlines';
import { List } from './list';

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
