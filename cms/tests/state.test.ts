import { administrator, getDocumentId, createEntriesClient } from './support/panel';
import { rest } from './support/rest';

const editor = administrator();

const state = async () => (await rest('/api/content-state')).body['fingerprint'];

async function differs(change: () => Promise<unknown>): Promise<boolean> {
  const before = await state();
  await change();
  return (await state()) !== before;
}

test('does not change on reading and on saving drafts', async () => {
  expect(await differs(() => rest('/api/news-items', { query: { populate: '*' } }))).toBe(false);
  expect(await differs(() => createEntriesClient(editor, 'tag', 'uz').create({ name: 'Holat', slug: 'holat-qoralama' }))).toBe(false);
});

test('changes on publishing, republishing, unpublishing and deleting', async () => {
  const tags = createEntriesClient(editor, 'tag', 'uz');
  let id = '';
  const first = async () => {
    id = getDocumentId(await tags.createAndPublish({ name: 'Holat', slug: 'holat' }));
  };
  expect(await differs(first)).toBe(true);
  expect(await differs(() => tags.update(id, { name: 'Holat yangi' }))).toBe(false);
  expect(await differs(() => tags.publish(id))).toBe(true);
  expect(await differs(() => tags.unpublish(id))).toBe(true);
  expect(await differs(() => tags.publish(id))).toBe(true);
  expect(await differs(() => tags.remove(id))).toBe(true);
});

test('changes when a file of the media library is renamed', async () => {
  const [file] = (await editor.request('GET', '/upload/files?pageSize=1')).body['results'] as { id: number }[];
  const rename = () =>
    editor.request('POST', '/upload/actions/bulk-update', { updates: [{ id: file?.id, fileInfo: { name: 'renamed.csv' } }] });
  expect(await differs(rename)).toBe(true);
});
