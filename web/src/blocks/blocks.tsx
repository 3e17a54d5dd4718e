import type { Locale } from '@ochiq/contract/routing/locales';
import type { BlockView } from '@ochiq/pages/view-models/block';
import type { ComponentType } from 'react';

import type { HeadingAnchors } from '../components/table-of-contents/heading-anchors';
import type { BlockKind, BlockProps } from './block-props';
import * as styles from './blocks.module.css';
import { Accordion } from './accordion/accordion';
import { Cards } from './cards/cards';
import { Callout } from './callout/callout';
import { CallToAction } from './call-to-action/call-to-action';
import { Documents } from './documents/documents';
import { FactsAndFigures } from './facts/facts';
import { Gallery, Video } from './gallery/gallery';
import { People } from './people/people';
import { Quote } from './quote/quote';
import { Rows } from './rows/rows';
import { Table, Text } from './text/text';

/** The component of each kind of block. The compiler requires all of them. */
export const registry: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  accordion: Accordion,
  'call-to-action': CallToAction,
  callout: Callout,
  cards: Cards,
  documents: Documents,
  facts: FactsAndFigures,
  gallery: Gallery,
  people: People,
  quote: Quote,
  rows: Rows,
  table: Table,
  text: Text,
  video: Video,
};

function Block<K extends BlockKind>({ block, lang, anchors }: BlockProps<K>) {
  const Component: ComponentType<BlockProps<K>> = registry[block.kind];
  return <Component block={block} lang={lang} anchors={anchors} />;
}

type BlocksProps = { blocks: readonly BlockView[]; lang: Locale | null; anchors?: HeadingAnchors };

/** Renders the blocks of a free-form page, in the editor's order. */
export function Blocks({ blocks, lang, anchors = new Map() }: BlocksProps) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} lang={lang} anchors={anchors} />
      ))}
    </div>
  );
}
