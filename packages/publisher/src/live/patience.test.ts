import { Patience } from './patience.ts';

const pages = [{ path: '/a' }, { path: '/b' }];
const failed = { path: '/a', error: new Error('leads nowhere') };

test('a page that can’t be published waits until something changes', () => {
  const patience = new Patience();
  expect(patience.sort(pages, 1)).toEqual({ tried: pages, waiting: [] });
  patience.hold([failed], 1);
  expect(patience.sort(pages, 1)).toEqual({ tried: [{ path: '/b' }], waiting: [failed] });
  expect(patience.sort(pages, 2)).toEqual({ tried: pages, waiting: [] });
});

test('after something was published everything is tried again', () => {
  const patience = new Patience();
  patience.hold([failed], 1);
  patience.forget();
  expect(patience.sort(pages, 1).waiting).toEqual([]);
});
