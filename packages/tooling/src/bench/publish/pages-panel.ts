import * as z from 'zod';

import type { SendRequest } from './panel.ts';

/** An editor's operations on pages. Each ends with the complete response. */
export type PagesPanel = {
  /** Creates a page in all languages and publishes it. @returns its document id */
  create: (slug: string, parent: string) => Promise<string>;
  /** Publishes a page at another place, with all below it. */
  move: (documentId: string, parent: string) => Promise<void>;
};

const contentPath = '/content-manager/collection-types/api::page.page';
const response = z.object({ data: z.object({ documentId: z.string() }) });
const [locale, ...others] = ['uz', 'ru', 'en'] as const;

/** Creates the operations on pages of a person who has signed in. */
export const createPagesPanel = (send: SendRequest): PagesPanel => ({
  create: async (slug, parent) => {
    const values = { title: `Page ${slug}`, slug, parent, lead: 'A page of the bench.' };
    const { documentId } = response.parse(await send('POST', `${contentPath}/actions/publish?locale=${locale}`, values)).data;
    for (const other of others) await send('POST', `${contentPath}/${documentId}/actions/publish?locale=${other}`, values);
    return documentId;
  },
  move: async (documentId, parent) => {
    await send('POST', `${contentPath}/${documentId}/actions/publish?locale=${locale}`, { parent });
  },
});
