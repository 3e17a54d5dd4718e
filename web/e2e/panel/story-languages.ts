import { panelLanguages, type PanelLanguage } from './texts';

/** `pnpm test --all-languages` and `pnpm handbook`, whose pictures are of every language, play each story in all of them. */
const isInAll = process.env['STORY_LANGUAGES'] === 'all' || process.env['HANDBOOK_PICTURES'] === '1';

/**
 * Lists the languages of the panel in which a story is played: its own. What a part of the panel shows is inspected in
 * all three on the way (`scan-part.ts`), so that two further rounds would repeat what the CMS does and nothing else.
 */
export const listStoryLanguages = (own: PanelLanguage): readonly PanelLanguage[] => (isInAll ? panelLanguages : [own]);
