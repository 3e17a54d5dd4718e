import { createAuditClient } from '../support/audit';
import { ownCms } from '../support/own-cms';
import { createEntriesClient, logIn } from '../support/panel';
import { runHosted } from '../support/run-hosted';
import { secrets } from '../support/secrets';
import { startWith } from '../support/start-cms';

test('the rows of two CMS on one database are one chain without gaps', async () => {
  const first = await ownCms('two-audits');
  const second = await startWith(runHosted, first.data);
  const editors = await Promise.all([first, second].map(({ url }) => logIn(secrets.ADMIN_EMAIL, secrets.ADMIN_PASSWORD, url)));
  const saves = editors.flatMap((editor, place) =>
    Array.from({ length: 15 }, (_, index) =>
      createEntriesClient(editor, 'tag', 'uz').create({ name: 'Yorliq', slug: `zanjir-${String(place)}-${String(index)}` }),
    ),
  );
  expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 201));
  const [here] = editors;
  if (!here) throw new Error('There is one');
  expect((await createAuditClient(here).read('kind=create&search=Yorliq&pageSize=100')).rows.length).toBeGreaterThanOrEqual(30);
  for (const statement of ["UPDATE ochiq_audit SET details = '{}'", 'DELETE FROM ochiq_audit'])
    expect(() => {
      first.database.run(statement);
    }).toThrow('append-only');
  await second.stop();
  // One, if it is just 01:45 in Tashkent.
  const command = runHosted('audit-log', { CMS_DATA_DIR: first.data }, ['verify']);
  expect([await command.ended, command.output()]).toEqual([0, expect.stringMatching(/^\d+ rows, [01] checkpoints?: whole\n$/u)]);
  await first.remove();
}, 180_000);
