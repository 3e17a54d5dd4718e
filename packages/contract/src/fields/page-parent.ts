import * as z from 'zod';

import { sectionKeys, type SectionKey } from '../routing/section-keys.ts';
import { createField } from './field.ts';

/** The page or section above a page, as it is stored: `section:activities`, `page:` and a document id. */
export type PageParent = `section:${SectionKey}` | `page:${string}`;

/** How many pages there may be one below the other, not counting the section above them. */
export const maxPageDepth = 5;

const documentIdPattern = '[a-z0-9]+(?:[._-][a-z0-9]+)*';
const parentPattern = `^(?:section:[a-z0-9-]+|page:${documentIdPattern})$`;
const parentMax = 80;

const pattern = new RegExp(parentPattern, 'u');
const isPageParent = (parent: string): parent is PageParent =>
  pattern.test(parent) && (parent.startsWith('page:') || sectionKeys.some((key) => parent === `section:${key}`));

/** Returns the reference to a page, for the pages directly below it. */
export const getPageReference = (documentId: string): PageParent => `page:${documentId}`;

/** Returns the reference to a section page, for the pages directly below it. */
export const getSectionReference = (key: SectionKey): PageParent => `section:${key}`;

/** Reads a reference: the key of a section page, or the document id of a page. */
export function parsePageParent(parent: PageParent): { section: SectionKey } | { page: string } {
  const value = parent.slice(parent.indexOf(':') + 1);
  return parent.startsWith('page:') ? { page: value } : { section: value as SectionKey };
}

/**
 * Defines the field of a page's place in the tree. It is a text and no relation: Strapi stores relations per language and
 * drops those to drafts on publishing, so that a page would be elsewhere in each language (.github/adr/0105).
 */
export const definePageParentField = () => ({
  ...createField(
    z.string().max(parentMax).refine(isPageParent, { error: 'is neither a section of the site nor a page' }) as z.ZodType<
      PageParent,
      string
    >,
    { type: 'string', maxLength: parentMax, regex: parentPattern },
  ),
  isPageParent: true as const,
});
