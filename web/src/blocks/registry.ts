import type { ComponentType } from 'react';

import { Accordion } from './accordion/accordion';
import type { BlockKind, BlockProps } from './block-props';
import { CallToAction } from './call-to-action/call-to-action';
import { Documents } from './documents/documents';
import { FactsAndFigures } from './facts/facts';
import { Gallery } from './gallery/gallery';
import { People } from './people/people';
import { Quote } from './quote/quote';
import { Table } from './table/table';
import { Text } from './text/text';
import { Video } from './video/video';

/** The component of each kind of block. The compiler requires all of them. */
export const registry: { readonly [K in BlockKind]: ComponentType<BlockProps<K>> } = {
  accordion: Accordion,
  'call-to-action': CallToAction,
  documents: Documents,
  facts: FactsAndFigures,
  gallery: Gallery,
  people: People,
  quote: Quote,
  table: Table,
  text: Text,
  video: Video,
};
