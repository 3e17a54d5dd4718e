import { localePrefixes } from '@ochiq/contract/routing/path-for';

import { withChangedEntries } from '../../test/minimal-content.ts';
import type { Page } from '../page.ts';
import { buildSite } from '../site.ts';

const signInProviders = [
  { provider: 'oneid', ready: false },
  { provider: 'telegram', ready: true },
];
const content = withChangedEntries((entry) => (entry.type === 'site' ? { ...entry, value: { ...entry.value, signInProviders } } : entry));
const site = buildSite(content, { today: '2026-11-20', panelUrl: 'http://127.0.0.1:1337/admin', siteUrl: 'https://ochiq.example' });
const paths = new Set(site.pages.map(({ path }) => path));

function pageAt<T extends 'sign-in' | 'account' | 'form'>(path: string): Page<T> {
  const planned = site.pages.find((page) => page.path === path);
  if (!planned) throw new Error(`No page at ${path}`);
  return planned.page() as Page<T>;
}

it('has sign-in and sign-up pages with the editor’s text', () => {
  for (const form of ['login', 'signup'] as const) {
    const { template, body } = pageAt<'sign-in'>(`/ru/${form}`);
    expect(template).toBe('sign-in');
    expect(body).toMatchObject({ form, section: { title: `${form} ru` }, account: '/ru/account' });
  }
});

it('lists the identity providers and whether they are configured', () => {
  expect(pageAt<'sign-in'>('/login').body.providers).toEqual([
    { name: 'OneID', ready: false, path: '/sign-in/oneid' },
    { name: 'Telegram', ready: true, path: '/sign-in/telegram' },
  ]);
  expect(pageAt<'sign-in'>('/ru/signup').body.providers.map(({ path }) => path)).toEqual(['/ru/sign-in/oneid', '/ru/sign-in/telegram']);
});

it('links to the alternative forms', () => {
  const login = [
    { form: 'forgot-password', path: '/ru/forms/forgot-password' },
    { form: 'signup', path: '/ru/signup' },
  ];
  expect(pageAt<'sign-in'>('/ru/login').body.others).toEqual(login);
  expect(pageAt<'form'>('/ru/forms/login').body.others).toEqual(login);
  expect(pageAt<'sign-in'>('/signup').body.others).toEqual([{ form: 'login', path: '/login' }]);
  expect(pageAt<'form'>('/ru/forms/contact').body.others).toEqual([]);
  for (const planned of site.pages) {
    if (planned.template !== 'form') continue;
    const { others } = pageAt<'form'>(planned.path).body;
    expect(others.filter(({ path }) => !paths.has(path))).toEqual([]);
  }
});

it.each(localePrefixes)('has an unlisted account page (%s) below the sign-in page', (form) => {
  const prefix = form === 'plain' ? '' : `/${form}`;
  const page = pageAt<'account'>(`${prefix}/account`);
  expect(page).toMatchObject({ template: 'account', head: { title: '', index: false, canonical: null, translations: [] } });
  expect(page.trail.map(({ path }) => path)).toEqual([`${prefix}/login`]);
  expect(page.body).toEqual({ account: `${prefix}/account`, appeals: `${prefix}/appeals` });
});
