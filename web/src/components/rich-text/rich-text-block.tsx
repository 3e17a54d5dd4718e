import type { RichTextBlock as Block } from '@ochiq/contract/rich-text';

import { Heading, type HeadingLevel } from '../heading/heading';
import { Picture } from '../picture/picture';
import { isBlank, Inlines } from './inlines';
import { List } from './list';

/** One block of a text; an empty paragraph or heading, left behind by the editor, shows nothing. */
export function RichTextBlock({ block, level }: { block: Block; level: HeadingLevel }) {
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
        <Heading level={level}>
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
    case 'image': {
      const { hash, ext, width, height, alternativeText } = block.image;
      return <Picture picture={{ src: `/media/${hash}${ext}`, width, height, alt: alternativeText ?? '', caption: null }} />;
    }
    default:
      return block satisfies never;
  }
}
