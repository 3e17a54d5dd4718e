import type { Entry } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import type { PageChain } from '@ochiq/contract/routing/page-tree';

import type { RenderContext } from '../render-context.ts';
import { toBlockViews, type BlockView, type LinkCardView } from './block.ts';
import type { Section } from './get-section.ts';
import { buildTreeView, listChildPages, listSectionPages, type TreeView } from './page-tree.ts';
import { inThisSection } from './words/in-this-section.ts';

/** The view model of a section page, or of a page of the tree. */
export type SectionView = {
  title: string;
  lead: string | null;
  blocks: BlockView[];
  /** The text's language where it is not the page's. */
  lang: Locale | null;
  /** The side navigation of a page of the tree. */
  tree: TreeView | null;
};

/** Builds the last block of a page: the pages below it. Its heading is in the language of the text above. */
const toBelowBlock = ({ locale }: RenderContext, lang: Locale | null, cards: LinkCardView[]): BlockView[] =>
  cards.length === 0 ? [] : [{ kind: 'cards', title: inThisSection[lang ?? locale], cards }];

export function toSectionView(context: RenderContext, { entry, foreign }: Pick<Section, 'entry' | 'foreign'>): SectionView {
  const { title, lead, blocks, key } = entry;
  const below = toBelowBlock(context, foreign, listSectionPages(context, key));
  return { title, lead, blocks: [...toBlockViews(context, blocks, foreign), ...below], lang: foreign, tree: null };
}

/** Builds the view model of a section page that shows a part of its list: the text of the whole is left out. */
export const toPartView = (section: Pick<Section, 'entry' | 'foreign'>): SectionView => ({
  title: section.entry.title,
  lead: section.entry.lead,
  blocks: [],
  lang: section.foreign,
  tree: null,
});

/** Builds the view model of a page of the tree. */
export function toPageView(
  context: RenderContext,
  { entry, foreign }: { entry: Entry<'page'>; foreign: Locale | null },
  chain: PageChain,
): SectionView {
  return {
    title: entry.title,
    lead: entry.lead,
    blocks: [...toBlockViews(context, entry.blocks, foreign), ...toBelowBlock(context, foreign, listChildPages(context, entry))],
    lang: foreign,
    tree: buildTreeView(context, chain),
  };
}
