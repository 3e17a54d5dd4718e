import * as z from 'zod';
import type { Settings } from '@ochiq/cli/workplace/settings';

/** An editor's operations on news. Each ends with the complete response. */
export type Panel = {
  /** Changes fields of a language and publishes it. */
  publish: (documentId: string, locale: string, values: Readonly<Record<string, string>>) => Promise<void>;
  /** Saves fields of a language, and plans to publish it at a minute. */
  plan: (documentId: string, locale: string, values: Readonly<Record<string, string>>, minute: Date) => Promise<void>;
  /** Deletes all languages. */
  remove: (documentId: string) => Promise<void>;
  /** Publishes or unpublishes many items at once, in several languages. */
  bulk: (action: 'bulkPublish' | 'bulkUnpublish', documentIds: readonly string[], locales: readonly string[]) => Promise<void>;
};

/** Sends a request of a person who has signed in. @returns the body of the response @throws the CMS refuses */
export type SendRequest = (
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  values: Readonly<Record<string, string | readonly string[]>>,
) => Promise<unknown>;

const contentPath = '/content-manager/collection-types/api::news.news';
const sessionSchema = z.object({ data: z.object({ token: z.string() }) });

/**
 * Logs in by HTTP as the panel does. Strapi allows the same person five attempts in five minutes.
 * @throws the CMS refuses
 */
export async function openSession({
  cmsUrl,
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Pick<Settings, 'cmsUrl' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>): Promise<SendRequest> {
  let token = '';
  const send: SendRequest = async (method, path, values) => {
    // What it writes is meant for whatever is saved.
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-edited-from': '*' };
    const response = await fetch(cmsUrl + path, { method, headers, body: JSON.stringify(values) });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  token = sessionSchema.parse(await send('POST', '/admin/login', { email, password })).data.token;
  return send;
}

/** Creates the operations on news of a person who has signed in. */
export const createPanel = (send: SendRequest): Panel => ({
  publish: async (documentId, locale, values) => {
    await send('POST', `${contentPath}/${documentId}/actions/publish?locale=${locale}`, values);
  },
  plan: async (documentId, locale, values, minute) => {
    await send('PUT', `${contentPath}/${documentId}?locale=${locale}`, values);
    await send('POST', '/admin/schedule', { type: 'news', document: documentId, locale, action: 'publish', minute: minute.toISOString() });
  },
  bulk: async (action, documentIds, locales) => {
    const query = new URLSearchParams(locales.map((locale): [string, string] => ['locale', locale]));
    await send('POST', `${contentPath}/actions/${action}?${query.toString()}`, { documentIds });
  },
  remove: async (documentId) => {
    await send('DELETE', `${contentPath}/${documentId}?locale=*`, {});
  },
});

/** Logs in, for operations on news. */
export const logIn = async (settings: Parameters<typeof openSession>[0]): Promise<Panel> => createPanel(await openSession(settings));
