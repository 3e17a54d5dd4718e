import type { Settings } from '@ochiq/cli/workplace/settings';
import * as z from 'zod';

/** A version of an entry as an editor's form opens it. */
export type OpenedEntry = { text: string; base: string };

/** What an editor of the panel does in this bench, by HTTP as the panel does. */
export type SavingEditor = {
  create: (slug: string) => Promise<string>;
  open: (documentId: string) => Promise<OpenedEntry>;
  /** @returns whether the CMS has accepted it: not where another editor saved since */
  save: (documentId: string, entry: OpenedEntry) => Promise<boolean>;
};

type Values = Readonly<Record<string, unknown>>;
type Request = (method: 'GET' | 'POST' | 'PUT', path: string, values?: Values, base?: string) => Promise<{ status: number; body: unknown }>;

const contentPath = '/content-manager/collection-types/api::announcement.announcement';
const [locale, password] = ['uz', 'Editor-of-the-bench-1'];
const session = z.object({ data: z.object({ token: z.string() }) });
const paragraph = z.object({ children: z.array(z.object({ text: z.string() })) });
const opened = z.object({ data: z.object({ documentId: z.string(), body: z.array(paragraph), updatedAt: z.iso.datetime() }) });
const userResponse = z.object({ data: z.object({ id: z.number() }) });
const rolesResponse = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

const createRequest =
  (cmsUrl: string, token = ''): Request =>
  async (method, path, values, base) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(base !== undefined && { 'x-edited-from': base }),
    };
    const response = await fetch(cmsUrl + path, { method, headers, ...(values && { body: JSON.stringify(values) }) });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok && response.status !== 409)
      throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${JSON.stringify(body)}`);
    return { status: response.status, body };
  };

async function logIn(cmsUrl: string, email: string, secret: string): Promise<Request> {
  const { body } = await createRequest(cmsUrl)('POST', '/admin/login', { email, password: secret });
  return createRequest(cmsUrl, session.parse(body).data.token);
}

const createBody = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

const createSavingEditor = (request: Request): SavingEditor => ({
  create: async (slug) =>
    opened.parse((await request('POST', `${contentPath}?locale=${locale}`, { title: slug, slug, body: createBody('') })).body).data
      .documentId,
  open: async (documentId) => {
    const { data } = opened.parse((await request('GET', `${contentPath}/${documentId}?locale=${locale}`)).body);
    return { text: data.body[0]?.children[0]?.text ?? '', base: data.updatedAt };
  },
  save: async (documentId, { text, base }) =>
    (await request('PUT', `${contentPath}/${documentId}?locale=${locale}`, { body: createBody(text) }, base)).status === 200,
});

/** Creates people who edit in one language, and signs each of them in. */
export async function createEditors({ cmsUrl, ADMIN_EMAIL, ADMIN_PASSWORD }: Settings, count: number): Promise<SavingEditor[]> {
  const request = await logIn(cmsUrl, ADMIN_EMAIL, ADMIN_PASSWORD);
  const roles = rolesResponse.parse((await request('GET', '/admin/roles')).body).data;
  const role = roles.find(({ name }) => name === `Editor (${locale})`);
  if (!role) throw new Error(`The CMS has no role for editors of ${locale}`);
  const editors: SavingEditor[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `editor-${String(number)}@bench.example`;
    const person = { email, firstname: 'Editor', lastname: String(number), roles: [role.id] };
    const { id } = userResponse.parse((await request('POST', '/admin/users', person)).body).data;
    await request('PUT', `/admin/users/${String(id)}`, { password, isActive: true });
    editors.push(createSavingEditor(await logIn(cmsUrl, email, password)));
  }
  return editors;
}
