import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { openDatabase, type Database, type DatabaseRow } from './support/database';
import { runHosted } from './support/run-hosted';
import { scratch } from './support/scratch';
import { copySite, removeSite } from './support/site';
import { startCms, startWith } from './support/start-cms';

/** A busy machine takes half a minute to start a CMS. */
const timeoutMs = 120_000;
const settings = { SCHEDULE_MS: '50' };

let data = '';
beforeEach(() => {
  data = scratch('schedule-killed');
  copySite(data);
});
afterEach(() => {
  removeSite(data);
});

function inDatabase<T>(act: (database: Database) => T): T {
  const database = openDatabase(data);
  try {
    return act(database);
  } finally {
    database.close();
  }
}

const instants = pathToFileURL(path.join(__dirname, 'support', 'at-instants.mjs')).href;
const states = (): readonly DatabaseRow[] => inDatabase((database) => database.query('SELECT state FROM ochiq_schedule'));
const changes = () =>
  inDatabase((database) => database.query("SELECT id FROM ochiq_change WHERE kind = 'publish' AND type = 'tag'").length);

/** Plans to publish a tag that is published already: each time it happens leaves a row in the log. */
function planForNow(): void {
  inDatabase((database) => {
    const [tag] = database.query("SELECT document_id FROM tags WHERE locale = 'uz' AND published_at IS NOT NULL");
    const values = `'tag', '${String(tag?.['document_id'])}', 'uz', 'publish', ${database.instant(Date.now() - 1000)}, 'waiting', 0, 1`;
    database.run(`INSERT INTO ochiq_schedule (type, document, locale, action, minute, state, attempts, asked_by) VALUES (${values})`);
  });
}

test.each([
  ['before the commit', 'waiting'],
  ['after the commit', 'done'],
])(
  'a CMS that is killed %s of a planned action carries it out once',
  async (kill, state) => {
    const before = changes();
    planForNow();
    const query = new URLSearchParams({ kill }).toString();
    const killed = startCms(data, { ...settings, NODE_OPTIONS: `--import "${instants}?${query}"` });
    // It may be killed before it has said that it is ready.
    const run = await killed.then(({ run: started }) => started.ended).catch((error: unknown) => String(error));
    expect(String(run)).toContain('SIGKILL');
    expect(states()).toEqual([{ state }]);
    const cms = await startWith(runHosted, data, settings);
    while (states()[0]?.['state'] === 'waiting') await new Promise((resolve) => setTimeout(resolve, 20));
    await cms.stop();
    expect([states(), changes() - before]).toEqual([[{ state: 'done' }], 1]);
  },
  timeoutMs,
);

test(
  'two CMS on one database carry it out once',
  async () => {
    const before = changes();
    const both = [await startWith(runHosted, data, settings), await startWith(runHosted, data, settings)];
    planForNow();
    while (states()[0]?.['state'] === 'waiting') await new Promise((resolve) => setTimeout(resolve, 20));
    for (const cms of both) await cms.stop();
    expect([states(), changes() - before]).toEqual([[{ state: 'done' }], 1]);
  },
  timeoutMs,
);
