import type { Locale } from '@ochiq/contract/routing/locales';
import type { BlockView } from '@ochiq/pages/view-models/block';
import type { ComponentType } from 'react';

import type { HeadingAnchors } from '../components/table-of-contents/heading-anchors';
import type { BlockKind, BlockProps } from './block-props';
import type { PageBlockKind } from './page-blocks';
import * as styles from './blocks.module.css';
import { Accordion } from './accordion/accordion';
import { Cards } from './cards/cards';
import { CallToAction } from './call-to-action/call-to-action';
import { Documents } from './documents/documents';
import { FactsAndFigures } from './facts/facts';
import { Gallery, Video } from './gallery/gallery';
import { People } from './people/people';
import { Quote } from './quote/quote';
import { Table, Text } from './text/text';

/** The component of each kind of block that any page may have. The compiler requires all of them. */
export const registry: { readonly [K in Exclude<BlockKind, PageBlockKind>]: ComponentType<BlockProps<K>> } = {
  accordion: Accordion,
  'call-to-action': CallToAction,
  cards: Cards,
  documents: Documents,
  facts: FactsAndFigures,
  gallery: Gallery,
  people: People,
  quote: Quote,
  table: Table,
  text: Text,
  video: Video,
};

/** Components of further kinds of blocks. */
export type MoreBlocks = { readonly [K in BlockKind]?: ComponentType<BlockProps<K>> };

function Block<K extends BlockKind>({ block, lang, anchors, more }: BlockProps<K> & { more: MoreBlocks }) {
  const components: MoreBlocks = { ...registry, ...more };
  const Component: ComponentType<BlockProps<K>> | undefined = components[block.kind];
  return Component ? <Component block={block} lang={lang} anchors={anchors} /> : null;
}

type BlocksProps = { blocks: readonly BlockView[]; lang: Locale | null; anchors?: HeadingAnchors; more?: MoreBlocks };

const none: MoreBlocks = {};

/** Renders the blocks of a free-form page, in the editor's order. */
export function Blocks({ blocks, lang, anchors = new Map(), more = none }: BlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} lang={lang} anchors={anchors} more={more} />
      ))}
    </div>
  );
}
