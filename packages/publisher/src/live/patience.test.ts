import { Patience } from './patience.ts';

const pages = [{ path: '/a' }, { path: '/b' }];
const failed = { path: '/a', error: new Error('leads nowhere') };

test('does not retry a page until something changes', () => {
  const patience = new Patience();
  expect(patience.sort(pages, 1)).toEqual({ tried: pages, waiting: [] });
  patience.hold([failed], 1);
  expect(patience.sort(pages, 1)).toEqual({ tried: [{ path: '/b' }], waiting: [failed] });
  expect(patience.sort(pages, 2)).toEqual({ tried: pages, waiting: [] });
});

test('retries everything after a publication', () => {
  const patience = new Patience();
  patience.hold([failed], 1);
  patience.forget();
  expect(patience.sort(pages, 1).waiting).toEqual([]);
});
