import type { Locale } from '@ochiq/contract/routing/locales';
import type { BlockView } from '@ochiq/pages/view-models/block';

import type { HeadingAnchors } from '../components/table-of-contents/heading-anchors';

export type BlockKind = BlockView['kind'];

/** Props of the component of a block. */
export type BlockProps<K extends BlockKind> = {
  block: Extract<BlockView, { kind: K }>;
  /** The language of the editor's text where it is not the page's. */
  lang: Locale | null;
  /** The anchors of the page's headings. */
  anchors: HeadingAnchors;
};
