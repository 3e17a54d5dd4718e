import type { Settings } from '@ochiq/cli/workplace/settings';
import * as z from 'zod';

import { createRequest, type PanelRequest } from './panel-request.ts';
import { readVersionTexts } from './read-versions.ts';

/** A version of an entry as an editor's form opens it. */
export type OpenedEntry = { text: string; base: string };

/** What an editor of the panel does in this bench, by HTTP as the panel does. */
export type SavingEditor = {
  create: (slug: string) => Promise<string>;
  open: (documentId: string) => Promise<OpenedEntry>;
  /** @returns whether the CMS has accepted it: not where another editor saved since */
  save: (documentId: string, entry: OpenedEntry) => Promise<boolean>;
  /** Submits the version that is saved now; approves it; publishes it. */
  submit: (documentId: string) => Promise<void>;
  approve: (documentId: string) => Promise<void>;
  publish: (documentId: string, base: string) => Promise<void>;
  /** Reads the texts of all versions that the history has of an entry. */
  readVersions: (documentId: string) => Promise<readonly string[]>;
};

const contentPath = '/content-manager/collection-types/api::announcement.announcement';
const [locale, password] = ['uz', 'Editor-of-the-bench-1'];
const session = z.object({ data: z.object({ token: z.string() }) });
const paragraph = z.object({ children: z.array(z.object({ text: z.string() })) });
const opened = z.object({ data: z.object({ documentId: z.string(), body: z.array(paragraph), updatedAt: z.iso.datetime() }) });
const userResponse = z.object({ data: z.object({ id: z.number() }) });
const reviewed = z.object({ version: z.string() });
const rulesResponse = z.object({ revision: z.number() });
const rolesResponse = z.object({ data: z.array(z.object({ id: z.number(), name: z.string() })) });

async function logIn(cmsUrl: string, email: string, secret: string): Promise<PanelRequest> {
  const { body } = await createRequest(cmsUrl)('POST', '/admin/login', { email, password: secret });
  return createRequest(cmsUrl, session.parse(body).data.token);
}

const createBody = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/** Sends a request that no other editor can have come before. @throws the CMS refuses */
async function requestAlone(request: PanelRequest, ...[method, path, values, base]: Parameters<PanelRequest>): Promise<void> {
  const { status, body } = await request(method, path, values, base);
  if (status === 409) throw new Error(`The CMS refuses ${method} ${path} of one alone: ${JSON.stringify(body)}`);
}

async function actOnReview(request: PanelRequest, action: 'submit' | 'approve', documentId: string): Promise<void> {
  const entry = { type: 'announcement', document: documentId, locale };
  const { body } = await request('GET', `/admin/review/entry?${new URLSearchParams(entry).toString()}`);
  await requestAlone(request, 'POST', `/admin/review/${action}`, { ...entry, version: reviewed.parse(body).version });
}

const createSavingEditor = (request: PanelRequest, settings: Pick<Settings, 'cmsUrl' | 'BUILD_TOKEN'>): SavingEditor => ({
  readVersions: (documentId) => readVersionTexts(request, { type: 'announcement', document: documentId, locale }, settings),
  create: async (slug) =>
    opened.parse(
      (await request('POST', `${contentPath}?locale=${locale}`, { title: slug, slug, date: '2026-11-20', body: createBody('') })).body,
    ).data.documentId,
  open: async (documentId) => {
    const { data } = opened.parse((await request('GET', `${contentPath}/${documentId}?locale=${locale}`)).body);
    return { text: data.body[0]?.children[0]?.text ?? '', base: data.updatedAt };
  },
  save: async (documentId, { text, base }) =>
    (await request('PUT', `${contentPath}/${documentId}?locale=${locale}`, { body: createBody(text) }, base)).status === 200,
  submit: (documentId) => actOnReview(request, 'submit', documentId),
  approve: (documentId) => actOnReview(request, 'approve', documentId),
  publish: (documentId, base) => requestAlone(request, 'POST', `${contentPath}/${documentId}/actions/publish?locale=${locale}`, {}, base),
});

const rule = { type: 'announcement', section: null, locale: null, approvals: 1, outside: 'none', skippedBy: [] };

/** Sets whether announcements need the approval of a colleague. */
async function setReview(request: PanelRequest, isReviewed: boolean): Promise<void> {
  const { revision } = rulesResponse.parse((await request('GET', '/admin/review-rules')).body);
  await requestAlone(request, 'POST', '/admin/review-rules', { revision, rules: isReviewed ? [rule] : [] });
}

export type BenchEditors = { editors: SavingEditor[]; setReview: (isReviewed: boolean) => Promise<void> };

/** Creates people who edit in one language, and signs each of them in. */
export async function createEditors(settings: Settings, count: number): Promise<BenchEditors> {
  const { cmsUrl, ADMIN_EMAIL, ADMIN_PASSWORD } = settings;
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
    editors.push(createSavingEditor(await logIn(cmsUrl, email, password), settings));
  }
  return { editors, setReview: (isReviewed) => setReview(request, isReviewed) };
}
