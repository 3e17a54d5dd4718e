// Asks PostgreSQL for a thread that waits. What SQLite has no type for comes as the tests know it: a truth as 1 or 0,
// an instant as milliseconds.
import { workerData } from 'node:worker_threads';

import pg from 'pg';

const { url, port, answered } = workerData;
const { BOOL, INT8, TIMESTAMP, DATE, JSON: json, JSONB, NUMERIC } = pg.types.builtins;
const parsers = new Map([
  [BOOL, (text) => Number(text === 't')],
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMP, (text) => Date.parse(`${text.replace(' ', 'T')}Z`)],
  ...[DATE, json, JSONB].map((type) => [type, String]),
]);
const types = { getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format) };

const client = new pg.Client({ connectionString: url, types });
// The server of a test may end before the test does.
client.on('error', () => undefined);
const connected = client.connect();
connected.catch(() => undefined);

const runStatement = async (statement) => {
  try {
    await connected;
    return { rows: (await client.query(statement)).rows ?? [] };
  } catch (error) {
    return { error: error.message };
  }
};

port.on('message', async (statement) => {
  if (statement === null) {
    port.close();
    await client.end();
    return;
  }
  port.postMessage(await runStatement(statement));
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});
