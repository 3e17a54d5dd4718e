import * as fc from 'fast-check';

import { formatEntryTarget, formatFileTarget, formatRouteTarget, hasTitle, menuRoutes, parseMenuTarget } from './menu-target.ts';
import { maxMenuItems, menu } from './menu.ts';

const item = (over: object = {}) => ({ id: 'a', target: 'route:about', labels: {}, hidden: [], items: [], ...over });
const getMessages = (value: unknown) => menu.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

test.each([
  ['page:k3jd9', { kind: 'page', documentId: 'k3jd9' }],
  ['entry:press-conference/k3jd9', { kind: 'entry', type: 'press-conference', documentId: 'k3jd9' }],
  ['route:about', { kind: 'route', route: 'about' }],
  ['file:plan_1.pdf', { kind: 'file', hash: 'plan_1', ext: '.pdf', url: '/uploads/plan_1.pdf' }],
  ['file:plan.v2_1.pdf@mfx3', { kind: 'file', hash: 'plan.v2_1-mfx3', ext: '.pdf', url: '/uploads/plan.v2_1.pdf' }],
  ['https://lex.uz/docs', { kind: 'address', url: 'https://lex.uz/docs' }],
  ['mailto:a@example.uz', { kind: 'address', url: 'mailto:a@example.uz' }],
  ['/news/flood', { kind: 'address', url: '/news/flood' }],
])('reads %s', (text, target) => {
  expect(parseMenuTarget(text)).toEqual(target);
});

test.each(['', '#a', 'about', 'route:news-item', 'route:not-found', 'route:toString', 'page:', 'entry:news', 'file:a.png', '//host'])(
  'reads no target in “%s”',
  (text) => {
    expect(parseMenuTarget(text)).toBeNull();
  },
);

test('writes targets that it reads', () => {
  expect(parseMenuTarget(formatEntryTarget('page', 'abc'))).toEqual({ kind: 'page', documentId: 'abc' });
  expect(parseMenuTarget(formatEntryTarget('news', 'abc'))).toEqual({ kind: 'entry', type: 'news', documentId: 'abc' });
  for (const route of menuRoutes) expect(parseMenuTarget(formatRouteTarget(route))).toEqual({ kind: 'route', route });
  expect(parseMenuTarget(formatFileTarget('plan_1', '.PDF', '2026-11-20T08:00:00.000Z'))).toMatchObject({
    hash: `plan_1-${Date.parse('2026-11-20T08:00:00.000Z').toString(36)}`,
  });
});

test('fills in what an item lacks', () => {
  expect(menu.parse([{ id: 'a', target: 'route:about' }])).toEqual([
    { id: 'a', target: { kind: 'route', route: 'about' }, labels: {}, hidden: [], items: [] },
  ]);
});

test('bounds depth and length, and asks for an item', () => {
  const deep = item({ items: [item({ id: 'b', items: [item({ id: 'c' })] })] });
  expect(menu.safeParse([item({ items: [item({ id: 'b' })] })]).success).toBe(true);
  expect(menu.safeParse([deep]).success).toBe(false);
  const many = (count: number, prefix = 'x') => Array.from({ length: count }, (_, index) => item({ id: `${prefix}${String(index)}` }));
  expect(menu.safeParse(many(maxMenuItems[0])).success).toBe(true);
  expect(menu.safeParse(many(maxMenuItems[0] + 1)).success).toBe(false);
  expect(menu.safeParse([item({ items: many(maxMenuItems[1] + 1) })]).success).toBe(false);
  expect(getMessages([])).toEqual([['', 'has no item: a menu has one at least']]);
});

test('refuses two items with one id, also below each other', () => {
  expect(getMessages([item({ items: [item()] })])).toEqual([['', 'has two items with the same id']]);
});

test('asks for a label where the target has no title', () => {
  const noLabel = 'is empty in every language, and the target has no title of its own';
  for (const target of ['https://lex.uz', 'file:plan_1.pdf', 'route:home']) {
    expect(getMessages([item({ target })])).toEqual([['0.labels', noLabel]]);
    expect(getMessages([item({ target, labels: { ru: 'Имя' } })])).toEqual([]);
  }
  expect(getMessages([item({ target: null, items: [item({ id: 'b' })] })])).toEqual([['0.labels', noLabel]]);
  expect(getMessages([item({ target: null, labels: { ru: 'Имя' } })])).toEqual([
    ['0.target', 'is empty, and no item is below: choose a page'],
  ]);
});

test('knows which targets have a title', () => {
  const titled = menuRoutes.filter((route) => hasTitle({ kind: 'route', route }));
  expect(titled).toContain('about');
  expect(titled).not.toContain('home');
});

test('never throws, whatever a client stores', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(typeof menu.safeParse(value).success).toBe('boolean');
    }),
  );
});
