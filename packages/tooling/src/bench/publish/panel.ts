import * as z from 'zod';
import type { Settings } from '@ochiq/cli/workplace/settings';

/** An editor's operations on news. Each ends with the complete response. */
export type Panel = {
  /** Changes fields of a language and publishes it. */
  publish: (documentId: string, locale: string, values: Readonly<Record<string, string>>) => Promise<void>;
  /** Deletes all languages. */
  remove: (documentId: string) => Promise<void>;
  /** Publishes or unpublishes many items at once, in several languages. */
  bulk: (action: 'bulkPublish' | 'bulkUnpublish', documentIds: readonly string[], locales: readonly string[]) => Promise<void>;
};

const contentPath = '/content-manager/collection-types/api::news.news';
const sessionSchema = z.object({ data: z.object({ token: z.string() }) });

/**
 * Logs in by HTTP as the panel does. Strapi allows the same person five attempts in five minutes.
 * @throws the CMS refuses
 */
export async function logIn({
  cmsUrl,
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Pick<Settings, 'cmsUrl' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>): Promise<Panel> {
  let token = '';
  const sendRequest = async (
    method: 'POST' | 'DELETE',
    path: string,
    values: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<unknown> => {
    // What it writes is meant for whatever is saved.
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-edited-from': '*' };
    const response = await fetch(cmsUrl + path, { method, headers, body: JSON.stringify(values) });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${JSON.stringify(body)}`);
    return body;
  };
  token = sessionSchema.parse(await sendRequest('POST', '/admin/login', { email, password })).data.token;
  return {
    publish: async (documentId, locale, values) => {
      await sendRequest('POST', `${contentPath}/${documentId}/actions/publish?locale=${locale}`, values);
    },
    bulk: async (action, documentIds, locales) => {
      const query = new URLSearchParams(locales.map((locale): [string, string] => ['locale', locale]));
      await sendRequest('POST', `${contentPath}/actions/${action}?${query.toString()}`, { documentIds });
    },
    remove: async (documentId) => {
      await sendRequest('DELETE', `${contentPath}/${documentId}?locale=*`, {});
    },
  };
}
