import { isForOtherLanguages } from '../../people/roles/other-language.ts';
import type { GrantedRight } from './is-action-allowed.ts';

/** The pages on which an entry is made: lists, with their button for it, and the forms of new entries and of copies. */
const creationPages = /^\/content-manager\/collection-types\/[^/]+(?:\/create|\/clone\/[^/]+)?\/?$/u;

/**
 * Drops rights to create that count for further languages of existing entries, on the pages on which an entry is made. Strapi
 * asks there for the right to create, too, and would show a button that the CMS refuses.
 */
export const dropTranslatorRights = <Right extends GrantedRight>(pathname: string, rights: readonly Right[]): Right[] =>
  rights.filter(({ conditions }) => !isForOtherLanguages(conditions) || !creationPages.test(pathname));
