import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';

import { anyVersion, editedFromHeader } from '../../src/content/outdated/edited-from';
import { removalChoiceHeader } from '../../src/content/removal/removal';
import { readResponse, type RestResponse } from './rest';
import { shared } from './shared';

type Body = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A signed-in user of the panel. */
export type Editor = {
  token: string;
  request: (method: Method, path: string, body?: Body, headers?: Record<string, string>) => Promise<RestResponse>;
};

function editorWith(token: string, url = shared.get().url): Editor {
  // They change whatever is saved; outdated.test.ts says from which version it began.
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, [editedFromHeader]: anyVersion };
  return {
    token,
    request: async (method, path, body, further = {}) =>
      readResponse(
        await fetch(url + path, { method, headers: { ...headers, ...further }, ...(body ? { body: JSON.stringify(body) } : {}) }),
      ),
  };
}

/** Logs in as the panel does. */
export async function logIn(email: string, password: string, url?: string): Promise<Editor> {
  const { status, body } = await editorWith('', url).request('POST', '/admin/login', { email, password });
  if (status !== 200) throw new Error(`The panel did not let ${email} in: ${JSON.stringify(body)}`);
  return editorWith((body.data as { token: string }).token, url);
}

/** The administrator, whom the global setup has logged in. */
export const administrator = (): Editor => editorWith(shared.get().administratorToken);

const getEntryPath = (name: ContentTypeName, documentId = '') => {
  const kind = contentTypes[name].kind === 'single' ? 'single-types' : 'collection-types';
  return `/content-manager/${kind}/${getContentTypeUid(name)}${documentId === '' ? '' : `/${documentId}`}`;
};

/** Reads the document id out of an answer of the panel. */
export const getDocumentId = ({ body }: RestResponse) => (body.data as { documentId: string }).documentId;

/** What an editor does with the entries of one type, in one language; what uses them is left, where nothing else is chosen. */
export function createEntriesClient(editor: Editor, name: ContentTypeName, locale: string) {
  const at = (documentId: string, action = '') => `${getEntryPath(name, documentId)}${action}?locale=${locale}`;
  return {
    find: (documentId: string) => editor.request('GET', at(documentId)),
    list: () => editor.request('GET', `${getEntryPath(name)}?locale=${locale}&pageSize=100`),
    create: (values: Body) => editor.request('POST', at(''), values),
    createAndPublish: (values: Body) => editor.request('POST', at('', '/actions/publish'), values),
    update: (documentId: string, values: Body) => editor.request('PUT', at(documentId), values),
    publish: (documentId: string, values: Body = {}) => editor.request('POST', at(documentId, '/actions/publish'), values),
    unpublish: (documentId: string, onUses = 'withdraw') =>
      editor.request('POST', at(documentId, '/actions/unpublish'), {}, { [removalChoiceHeader]: onUses }),
    remove: (documentId: string, onUses = 'withdraw') =>
      editor.request('DELETE', at(documentId), undefined, { [removalChoiceHeader]: onUses }),
  };
}
