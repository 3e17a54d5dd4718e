// As much of a CMS as writes the log: Strapi's database layer and the change log. Publishes tags, withdraws and deletes
// them until it is killed, and tells its parent of every step that has been answered. The first argument begins the names
// of its documents. It starts from a snapshot of Node's that holds what is imported here: see kill-bare-cms.ts.
import path from 'node:path';
import process from 'node:process';
import { startupSnapshot } from 'node:v8';

import '@ochiq/contract/content-types';
import strapiDatabase from '@strapi/database';

const uid = 'api::tag.tag';
const locale = 'uz';
const types = {
  id: 'increments',
  documentId: 'string',
  name: 'string',
  slug: 'string',
  locale: 'string',
  updatedAt: 'datetime',
  publishedAt: 'datetime',
};
const attributes = Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type }]));
const tag = { uid, singularName: 'tag', tableName: 'tags', attributes };

let db;
let log;

/** Loads what reads the environment, which is not that of the snapshot. */
async function open() {
  const { default: changes } = await import('../../dist/src/content/change-log/record-changes.js');
  const { default: tables } = await import('../../dist/src/platform/database/tables.js');
  const { default: configuration } = await import('../../dist/config/database.js');
  const { connection } = configuration.default;
  // Strapi looks for migrations, of which there are none.
  const dir = path.join(process.env.CMS_DATA_DIR, 'migrations');
  db = new strapiDatabase.Database({ connection, settings: { migrations: { dir } } });
  // The layer itself asks for it by this name.
  globalThis.strapi = { db };
  log = changes.recordPublishedChanges(globalThis.strapi);
  await db.init({ models: [tag, ...tables.models] });
}

const published = (documentId) => ({ where: { documentId, locale, publishedAt: { $notNull: true } } });

/** As Strapi publishes: the version that was published goes, and another row comes. */
async function publish(documentId) {
  await db.query(uid).deleteMany(published(documentId));
  const now = new Date();
  return db.query(uid).create({ data: { documentId, name: 'Yorliq', slug: documentId, locale, updatedAt: now, publishedAt: now } });
}

const acts = {
  publish,
  unpublish: (documentId) => db.query(uid).deleteMany(published(documentId)),
  delete: (documentId) => db.query(uid).deleteMany({ where: { documentId } }),
};

async function act(action, documentId) {
  await log({ uid, action, params: { documentId } }, () => acts[action](documentId));
  await new Promise((resolve) => {
    process.send([documentId, action === 'publish'], resolve);
  });
}

async function live() {
  await open();
  const beginning = process.argv[2];
  for (let count = 1; ; count += 1) {
    const documentId = `${beginning}-${String(count)}`;
    for (const action of ['publish', 'publish', 'unpublish', 'publish']) await act(action, documentId);
    if (count % 2 === 1) await act('delete', documentId);
  }
}

startupSnapshot.setDeserializeMainFunction(() => {
  void live();
});
