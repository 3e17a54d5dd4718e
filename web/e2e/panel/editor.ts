import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';

import { settings } from '../site';
import { getAdministratorToken, logIn } from './session';
import type { PanelLanguage } from './texts';

type Values = Readonly<Record<string, unknown>>;
type ResponseBody = Record<string, unknown>;

/** Somebody who is logged in, and asks the CMS what the panel asks it. */
export type Editor = {
  /** @throws the CMS refuses */
  ask: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, values?: Values) => Promise<ResponseBody>;
};

export const createEditor = (token: string): Editor => ({
  async ask(method, path, values) {
    const response = await fetch(settings.cmsUrl + path, {
      method,
      // What it writes is meant for whatever is saved, and what it removes for whatever uses it.
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-edited-from': '*', 'x-on-uses': 'withdraw' },
      ...(values && { body: JSON.stringify(values) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as ResponseBody);
  },
});

/** The administrator, by the CMS's own interface. */
export const createAdministrator = async (): Promise<Editor> => createEditor(await getAdministratorToken());

/**
 * A new user of the panel.
 * @param language that of the panel, in which the CMS says what is wrong
 * @returns the session
 */
export async function createSession(
  roles: readonly string[],
  language?: PanelLanguage,
  name: { firstname: string; lastname: string } = { firstname: 'Malika', lastname: 'Karimova' },
): Promise<string> {
  const { ask } = await createAdministrator();
  const known = (await ask('GET', '/admin/roles'))['data'] as { id: number; name: string }[];
  const ids = known.filter(({ name }) => roles.includes(name)).map(({ id }) => id);
  const [email, password] = [`editor-${String(Date.now())}@ochiq.example`, 'Editor-of-the-tests-1'];
  const user = (await ask('POST', '/admin/users', { email, ...name, roles: ids }))['data'] as {
    id: number;
  };
  await ask('PUT', `/admin/users/${String(user.id)}`, { password, isActive: true });
  const session = await logIn(email, password);
  if (language) await createEditor(session).ask('PUT', '/admin/users/me', { preferedLanguage: language });
  return session;
}

/** A new person who may write and publish in these languages, and nothing else. */
export const createNewEditor = async (languages: readonly string[]): Promise<Editor> =>
  createEditor(await createSession(languages.map((language) => `Editor (${language})`)));

/** A new person who answers what citizens send, and nothing else. @returns the session */
export const createModeratorSession = (language?: PanelLanguage): Promise<string> => createSession(['Appeals and messages'], language);

/** What somebody does with the entries of a type in a language. A single type needs no id: an empty one will do. */
export function createEntryClient({ ask }: Editor, type: ContentTypeName, locale: string) {
  const kind = contentTypes[type].kind === 'single' ? 'single-types' : 'collection-types';
  const at = (id = '', action = '') =>
    `/content-manager/${kind}/${getContentTypeUid(type)}${id && `/${id}`}${action && `/actions/${action}`}?locale=${locale}`;
  const getDocument = ({ data }: ResponseBody) => data as Values & { documentId: string };
  return {
    find: async (id: string) => getDocument(await ask('GET', at(id))),
    create: async (values: Values) => getDocument(await ask('POST', at(), values)).documentId,
    save: (id: string, values: Values) => ask('PUT', at(id), values),
    publish: (id: string, values: Values = {}) => ask('POST', at(id, 'publish'), values),
    unpublish: (id: string) => ask('POST', at(id, 'unpublish'), {}),
    /** Gives the draft up for what is published. */
    discard: (id: string) => ask('POST', at(id, 'discard'), {}),
    remove: (id: string) => ask('DELETE', at(id)),
    publishAll: (ids: readonly string[]) => ask('POST', at('', 'bulkPublish'), { documentIds: ids }),
    removeAll: (ids: readonly string[]) => ask('POST', at('', 'bulkDelete'), { documentIds: ids }),
  };
}

/** Deletes pages in all languages, and for good. One that a story has deleted itself is passed over. */
export async function deletePages({ ask }: Editor, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await ask('DELETE', `/content-manager/collection-types/${getContentTypeUid('page')}/${id}?locale=*`).catch(() => undefined);
    await ask('DELETE', `/admin/deleted-entries/page/${id}`).catch(() => undefined);
  }
}
