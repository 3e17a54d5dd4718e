import { freePort } from '../support/free-port';
import { ownCms } from '../support/own-cms';
import { createEntriesClient, logIn } from '../support/panel';
import { runBin } from '../support/run-bin';
import { scratch } from '../support/scratch';
import { secrets } from '../support/secrets';
import { removeSite } from '../support/site';

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
