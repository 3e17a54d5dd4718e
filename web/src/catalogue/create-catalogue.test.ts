import path from 'node:path';

import { createCatalogue } from './create-catalogue';

const site = path.join(__dirname, '..', '..');
const facts = { siteUrl: 'http://127.0.0.1:8000', panelUrl: 'http://127.0.0.1:1337/admin', today: '2026-11-20', pseudo: false };

function pagesIn(mode: string): { path: string; component: string }[] {
  const before = process.env.NODE_ENV;
  const created: { path: string; component: string }[] = [];
  Object.assign(process.env, { NODE_ENV: mode });
  try {
    createCatalogue({ createPage: (page: { path: string; component: string }) => created.push(page) }, site, facts);
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
  return created;
}

it('exists in every language in development', () => {
  const component = path.join(site, 'src', 'catalogue', 'catalogue-page.tsx');
  expect(pagesIn('development')).toMatchObject(['/catalogue', '/ru/catalogue', '/en/catalogue'].map((at) => ({ path: at, component })));
});

it.each(['production', 'test'])('is not there in %s', (mode) => {
  expect(pagesIn(mode)).toEqual([]);
});
