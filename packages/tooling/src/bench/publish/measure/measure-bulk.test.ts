import { listOwnPages, measureBulk } from './measure-bulk.ts';
import type { Panel } from '../panel.ts';
import type { Reader } from '../reader.ts';

it('lists the own pages of items, of the default language without a language, too', () => {
  expect(listOwnPages(['a', 'b'], 'uz')).toEqual(['/uz/news/a', '/news/a', '/uz/news/b', '/news/b']);
  expect(listOwnPages(['a'], 'ru')).toEqual(['/ru/news/a']);
});

it('waits until all pages are gone before it publishes them, and until all are there', async () => {
  const events: string[] = [];
  const panel: Panel = {
    ...{ publish: () => Promise.resolve(), plan: () => Promise.resolve() },
    remove: () => Promise.resolve(),
    bulk: (action, ids, locales) => Promise.resolve(void events.push([action, ...ids, ...locales].join(' '))),
  };
  const reader: Pick<Reader, 'waitUntil'> = {
    waitUntil: (path, isSo) => {
      events.push(`${path} ${isSo({ status: 200, html: '' }) ? 'there' : isSo({ status: 404, html: '' }) ? 'gone' : 'else'}`);
      return Promise.resolve();
    },
  };
  const bulk = await measureBulk(['1', '2'], ['/ru/news/a'], panel, reader, ['ru', 'en']);
  expect(bulk.items).toBe(2);
  expect(events).toEqual(['bulkUnpublish 1 2 ru en', '/ru/news/a gone', '/ru/news/a there', 'bulkPublish 1 2 ru en', '/ru/news/a there']);
});
