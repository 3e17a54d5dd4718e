import type { Locale } from '@ochiq/contract/locales';
import type { BlockView } from '@ochiq/pages/view/block';

import type { Places } from '../components/table-of-contents/places';

export type BlockKind = BlockView['kind'];

/** Props of the component of a block. */
export type BlockProps<K extends BlockKind> = {
  block: Extract<BlockView, { kind: K }>;
  /** The language of the editor's text where it is not the page's. */
  lang: Locale | null;
  /** The anchors of the page's headings. */
  places: Places;
};
