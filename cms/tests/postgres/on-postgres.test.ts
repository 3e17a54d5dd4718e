import type { PanelSearchResponse } from '../../src/content/panel-search/panel-search';
import { freePort } from '../support/free-port';
import { ownCms } from '../support/own-cms';
import { createEntriesClient, type Editor, getDocumentId, logIn } from '../support/panel';
import { runBin } from '../support/run-bin';
import { runHosted } from '../support/run-hosted';
import { scratch } from '../support/scratch';
import { secrets } from '../support/secrets';
import { removeSite } from '../support/site';
import { startWith } from '../support/start-cms';

test('stores instants in UTC, in any zone of the CMS', async () => {
  const cms = await ownCms('zone', { TZ: 'Asia/Tashkent' }, runBin);
  const editor = await logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, cms.url);
  const begun = Date.now();
  const { body } = await createEntriesClient(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: 'toshkent-vaqti' });
  const [row] = cms.database.query("SELECT created_at FROM tags WHERE slug = 'toshkent-vaqti'");
  expect(Math.abs(Number(row?.['created_at']) - begun)).toBeLessThan(60_000);
  expect((body.data as { createdAt: string }).createdAt).toBe(new Date(Number(row?.['created_at'])).toISOString());
  await cms.remove();
}, 120_000);

test('the panel’s search of each CMS on one database follows what the other saved', async () => {
  const first = await ownCms('two-searches');
  const second = await startWith(runHosted, first.data);
  const [here, there] = await Promise.all([first, second].map(({ url }) => logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, url)));
  if (!here || !there) throw new Error('There are two');
  const find = async (by: Editor) => {
    for (;;) {
      const { body } = await by.request('POST', '/admin/panel-search', { q: 'ikkinchimuharrir' });
      const { isReading, groups } = body as unknown as PanelSearchResponse;
      if (!isReading) return groups.flatMap(({ hits }) => hits.map(({ document }) => document));
    }
  };
  expect([await find(here), await find(there)]).toEqual([[], []]);
  const values = { name: 'Ikkinchimuharrir', slug: 'ikkinchi-muharrir' };
  const document = getDocumentId(await createEntriesClient(there, 'tag', 'uz').create(values));
  expect([await find(here), await find(there)]).toEqual([[document], [document]]);
  await createEntriesClient(here, 'tag', 'uz').remove(document);
  expect([await find(here), await find(there)]).toEqual([[], []]);
  await second.stop();
  await first.remove();
}, 120_000);

test('a database that does not respond: one sentence without the password, and exit code 3', async () => {
  const data = scratch('no-server');
  const port = String(await freePort());
  const DATABASE_URL = `postgres://ochiq:secret@127.0.0.1:${port}/ochiq`;
  const run = runBin('serve', { CMS_PORT: String(await freePort()), CMS_DATA_DIR: data, DATABASE_URL });
  expect(await run.ended).toBe(3);
  expect(run.output()).toContain(`The PostgreSQL database ochiq of 127.0.0.1:${port} can't be used (connect ECONNREFUSED`);
  expect(run.output()).not.toContain('secret');
  removeSite(data);
});
