import type { MenuTarget } from '../fields/menu-target.ts';
import { resolveMenu, type ResolvedTarget, type ResolvableItem } from './resolve-menu.ts';

const outside = (url: string): MenuTarget => ({ kind: 'address', url });
const item = (url: string | null, over: Partial<ResolvableItem> = {}): ResolvableItem => ({
  ...{ target: url === null ? null : outside(url), labels: {}, hidden: [], items: [] },
  ...over,
});
/** Finds every target but `/gone`; `/foreign` has a title in another language only. */
function find(target: MenuTarget): ResolvedTarget | null {
  const url = target.kind === 'address' ? target.url : '';
  if (url === '/gone') return null;
  return { path: url, title: url === '/untitled' ? null : `title of ${url}`, foreign: url === '/foreign' ? 'uz' : null };
}
const resolve = (...items: ResolvableItem[]) => resolveMenu(items, 'ru', find);

test('takes the label of the language, then the title, then other labels, then a foreign title', () => {
  expect(resolve(item('/a', { labels: { ru: 'Имя', uz: 'Nom' } }))).toEqual([{ label: 'Имя', path: '/a', links: [] }]);
  expect(resolve(item('/a', { labels: { uz: 'Nom' } }))).toEqual([{ label: 'title of /a', path: '/a', links: [] }]);
  expect(resolve(item('/foreign', { labels: { en: 'Name' } }))).toEqual([{ label: 'Name', lang: 'en', path: '/foreign', links: [] }]);
  expect(resolve(item('/foreign'))).toEqual([{ label: 'title of /foreign', lang: 'uz', path: '/foreign', links: [] }]);
  expect(resolve(item('/untitled'))).toEqual([]);
});

test('leaves out what is hidden in the language, with all below', () => {
  expect(resolve(item('/a', { hidden: ['ru'], items: [item('/b')] }))).toEqual([]);
  expect(resolve(item('/a', { hidden: ['uz'], items: [item('/b', { hidden: ['ru'] }), item('/c', { hidden: ['en'] })] }))).toMatchObject([
    { path: '/a', links: [{ path: '/c' }] },
  ]);
});

test('leaves out what is not on the site; a group leads to its first link', () => {
  const group = { labels: { ru: 'Группа' } };
  expect(resolve(item('/gone', { ...group, items: [item('/gone')] }), item(null, group))).toEqual([]);
  expect(resolve(item(null, { ...group, items: [item('/gone'), item('/b')] }))).toMatchObject([{ label: 'Группа', path: '/b' }]);
  expect(resolve(item('/gone', { items: [item('/b')] }))).toMatchObject([{ label: 'title of /b', path: '/b', links: [{ path: '/b' }] }]);
});
