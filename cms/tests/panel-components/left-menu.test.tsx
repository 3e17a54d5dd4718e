import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';

import { LeftMenu } from '../../src/admin/left-side/left-menu.tsx';
import { renderRouted } from './render-routed.tsx';

type Box = { children: ReactNode };
type LinkProps = { label: string; to: { pathname: string; search: string } };
const link = (name: string, title: string, kind = 'collection-types', uid = `api::${name}.${name}`) => ({
  uid,
  title,
  to: `/content-manager/${kind}/${uid}`,
});
let state = { isLoading: false, collectionTypeLinks: [link('page', 'Page')], singleTypeLinks: [link('home', 'Home page', 'single-types')] };

jest.mock('@strapi/content-manager/dist/admin/hooks/useContentManagerInitData.mjs', () => ({ useContentManagerInitData: () => state }), {
  virtual: true,
});
jest.mock('@strapi/strapi/admin', () => ({
  SubNav: {
    Main: ({ children, 'aria-label': label }: Box & { 'aria-label': string }) => <nav aria-label={label}>{children}</nav>,
    Header: ({ label }: { label: string }) => <h2>{label}</h2>,
    Content: ({ children }: Box) => <div>{children}</div>,
    Sections: ({ children }: Box) => <div>{children}</div>,
    Section: ({ children }: Box) => <div>{children}</div>,
    Link: ({ label, to }: LinkProps) => <a href={to.pathname + to.search}>{label}</a>,
  },
}));

const all = {
  isLoading: false,
  collectionTypeLinks: [
    link('redirect', 'Redirect'),
    link('news', 'News'),
    link('user', 'Account', 'collection-types', 'plugin::users-permissions.user'),
    link('appeal', 'Appeal'),
    link('page', 'Page'),
    link('other', 'Other', 'collection-types', 'plugin::other.other'),
  ],
  singleTypeLinks: [link('site', 'Site settings', 'single-types'), link('home', 'Home page', 'single-types')],
};

const show = (address = '/content-manager') => renderRouted(<LeftMenu />, address);
const listGroups = (part: ReturnType<typeof show>) =>
  part
    .queryAllByRole('group')
    .map((group) => [group.getAttribute('aria-label'), [...group.querySelectorAll('a')].map(({ textContent }) => textContent)]);

beforeEach(() => {
  state = all;
});

test('groups types by work, those with one entry among them, and leaves out groups without links', () => {
  expect(listGroups(show())).toEqual([
    ['Press centre', ['News']],
    ['Services and citizens', ['Appeal', 'Account']],
    ['Site', ['Home page', 'Page', 'Redirect', 'Site settings', 'Statistics', 'Other']],
  ]);
});

test('shows only what was searched for, whatever the capitals, and says where nothing was found', () => {
  const part = show();
  const search = part.getByLabelText('Search for a content type');
  fireEvent.change(search, { target: { value: ' PAGE' } });
  expect(listGroups(part)).toEqual([['Site', ['Home page', 'Page']]]);
  expect(part.getByRole('status').textContent).toBe('');
  fireEvent.change(search, { target: { value: 'xyz' } });
  expect([listGroups(part), part.getByRole('status').textContent]).toEqual([[], 'Nothing has this name.']);
});

test('leads to the statistics those who have content, and not those who only answer citizens', () => {
  expect(show().getByRole('link', { name: 'Statistics' }).getAttribute('href')).toBe('/statistics');
  state = { isLoading: false, collectionTypeLinks: [link('appeal', 'Appeal')], singleTypeLinks: [] };
  expect(listGroups(show())).toEqual([['Services and citizens', ['Appeal']]]);
});

test('keeps the language of the address', () => {
  const getAddress = (part: ReturnType<typeof show>) => part.getByRole('link', { name: 'News' }).getAttribute('href');
  expect(getAddress(show('/content-manager?plugins[i18n][locale]=ru&page=2'))).toBe(
    '/content-manager/collection-types/api::news.news?plugins[i18n][locale]=ru',
  );
});

test('has no group before the types are known', () => {
  state = { ...all, isLoading: true };
  expect(listGroups(show())).toEqual([]);
});
