import { newEditor } from './support/new-editor';
import { ownCms, type OwnCms } from './support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from './support/panel';
import { secrets } from './support/secrets';

let cms: OwnCms;
let chief: Editor;
let translator: Editor;

beforeAll(async () => {
  cms = await ownCms('shared-values');
  chief = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  translator = await newEditor(chief, 'Translator (ru)', cms.url);
});
afterAll(() => cms.remove());

const client = (by: Editor, locale: string) => createEntriesClient(by, 'unit', locale);
const readOrder = async (document: string, locale: string) =>
  ((await client(chief, locale).find(document)).body.data as { order: number } | null)?.order;

/** A unit that is published in some languages with one value that all share, and has another one in its drafts. */
async function makeUnit(slug: string, locales: readonly string[]): Promise<string> {
  const document = getDocumentId(await client(chief, 'uz').create({ name: 'Ekspeditsiya', slug, kind: 'expedition', order: 7 }));
  for (const locale of locales) await client(chief, locale).publish(document, { name: 'Ekspeditsiya', slug });
  expect((await client(chief, 'uz').update(document, { order: 8 })).status).toBe(200);
  return document;
}

test('a translation that is added has what the drafts share, and changes it in none of them', async () => {
  const document = await makeUnit('qoshiladi', ['uz']);
  expect((await client(translator, 'ru').update(document, { name: 'Экспедиция', slug: 'dobavlena' })).status).toBe(200);
  expect([await readOrder(document, 'uz'), await readOrder(document, 'ru')]).toEqual([8, 8]);
});

test('a translator discards no draft, since what all languages share would go with it', async () => {
  const document = await makeUnit('qoladi', ['uz', 'ru']);
  const path = `/content-manager/collection-types/api::unit.unit/${document}/actions/discard?locale=ru`;
  expect((await translator.request('POST', path, {})).status).toBe(403);
  expect([await readOrder(document, 'uz'), await readOrder(document, 'ru')]).toEqual([8, 8]);
});
