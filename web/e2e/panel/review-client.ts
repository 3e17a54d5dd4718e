import { getContentTypeUid } from '@ochiq/contract/content-types';

import { createParagraph } from '../strapi-text';
import { createAdministrator, createEntryClient, createSession, type Editor } from './editor';
import type { PanelLanguage } from './texts';

/** A rule as the panel sends it: of pages below a page, and that page, so that no other test meets it. */
type Rule = {
  type: 'page';
  section: string;
  locale: null;
  approvals: 0 | 1 | 2;
  outside: 'none' | 'counts' | 'required';
  skippedBy: string[];
};
type Rules = { revision: number; rules: Rule[] };

const rulesPath = '/admin/review-rules';

/** Changes the rules as they are at that moment. */
async function changeRules(chief: Editor, change: (rules: readonly Rule[]) => Rule[]): Promise<void> {
  const { revision, rules } = (await chief.ask('GET', rulesPath)) as Rules;
  await chief.ask('POST', rulesPath, { revision, rules: change(rules) });
}

/** Has a page reviewed before it is published. */
export const addPageRule = (chief: Editor, id: string, rule: Partial<Pick<Rule, 'approvals' | 'outside' | 'skippedBy'>> = {}) =>
  changeRules(chief, (rules) => [
    ...rules,
    { type: 'page', section: `page:${id}`, locale: null, approvals: 1, outside: 'none', skippedBy: [], ...rule },
  ]);

/** Removes the rules of pages. */
export const dropPageRules = (chief: Editor, ids: readonly string[]) =>
  changeRules(chief, (rules) => rules.filter(({ section }) => !ids.some((id) => section === `page:${id}`)));

/** Publishes a page of the section “Activities” in a language. @returns its document id */
export async function publishReviewedPage(chief: Editor, language: PanelLanguage, title: string, slug: string): Promise<string> {
  const pages = createEntryClient(chief, 'page', language);
  const blocks = [{ __component: 'block.text', body: createParagraph(title) }];
  const id = await pages.create({ title, slug, parent: 'section:activities', lead: title, blocks });
  await pages.publish(id);
  return id;
}

/** Makes a role that may approve pages in a language. @returns its name */
export async function createApprovingRole(language: PanelLanguage): Promise<string> {
  const { ask } = await createAdministrator();
  const name = `Tasdiqlovchi ${language} ${String(Date.now())}`;
  const { id } = (await ask('POST', '/admin/roles', { name, description: '' }))['data'] as { id: number };
  const permission = {
    action: 'plugin::content-manager.explorer.review',
    subject: getContentTypeUid('page'),
    properties: { locales: [language] },
    conditions: [],
  };
  await ask('PUT', `/admin/roles/${String(id)}/permissions`, { permissions: [permission] });
  return name;
}

/** Makes an editor of a language. @returns the session */
export const createReviewPerson = (language: PanelLanguage, name: string, roles: readonly string[] = []): Promise<string> => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return createSession([`Editor (${language})`, ...roles], language, { firstname, lastname });
};

/** What somebody asks about the review of a page in a language. */
export function createReviewClient({ ask }: Editor, document: string, locale: PanelLanguage) {
  const entry = { type: 'page', document, locale } as const;
  const read = () => ask('GET', `/admin/review/entry?${new URLSearchParams(entry).toString()}`);
  const send = async (path: string, values: Readonly<Record<string, unknown>> = {}) =>
    ask('POST', `/admin/review/${path}`, { ...entry, version: (await read())['version'], ...values });
  return {
    read,
    submit: () => send('submit'),
    approve: () => send('approve'),
    skip: (reason: string) => send('skip', { reason }),
  };
}
