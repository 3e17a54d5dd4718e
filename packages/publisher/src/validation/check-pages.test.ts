import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { getPageDataFile, getPageFile } from '../site-paths.ts';
import { checkPages, type PageCheckInput } from './check-pages.ts';
import { readPageLinks } from './page-links.ts';

const siteUrl = 'https://ochiq.example';
let publicDir: string;

type Page = { links?: string[]; alternates?: string[]; body?: string };

const htmlOf = ({ links = [], alternates = [], body = '' }: Page) =>
  `<!DOCTYPE html><html lang="uz"><head><title>T</title>${alternates
    .map((to, index) => `<link rel="alternate" hrefLang="${String(index)}" href="${siteUrl}${to}"/>`)
    .join('')}</head><body>${links.map((to) => `<a href="${to}">x</a>`).join('')}${body}</body></html>`;

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(publicDir, name)), { recursive: true });
  await writeFile(path.join(publicDir, name), text);
}

/** A page that readers have. */
async function live(address: string, page: Page): Promise<void> {
  await write(getPageFile(address), htmlOf(page));
  const translations = (page.alternates ?? []).map((to) => ({ path: to }));
  await write(getPageDataFile(address), JSON.stringify({ result: { pageContext: { page: { head: { translations } } } } }));
}

type Around = Partial<PageCheckInput & { planned: ReadonlySet<string> }>;

async function checked(pages: Readonly<Record<string, Page>>, around: Around = {}) {
  const read = Object.entries(pages).map(([address, page]) => [address, readPageLinks(htmlOf(page), address, siteUrl)] as const);
  const rejected = await checkPages({
    pages: new Map(read.flatMap(([address, page]) => ('fault' in page ? [] : [[address, page]]))),
    unfit: new Map(read.flatMap(([address, page]) => ('fault' in page ? [[address, page.fault]] : []))),
    takenBack: new Set(),
    redirects: [],
    brought: new Set(),
    publicDir,
    siteUrl,
    ...around,
    planned: new Set([...Object.keys(pages), ...(around.planned ?? [])]),
  });
  return { held: Object.fromEntries(rejected) };
}

beforeEach(async () => {
  publicDir = await mkdtemp(path.join(os.tmpdir(), 'ochiq-gates-'));
});
afterEach(() => rm(publicDir, { recursive: true }));

test('accepts links to pages, existing and new files, redirects, forms and other sites', async () => {
  await write('feed.xml', '');
  await write('media/мақола.pdf', '');
  const links = [
    '/uz',
    '/old',
    '/feed.xml',
    '/media/%D0%BC%D0%B0%D2%9B%D0%BE%D0%BB%D0%B0.pdf',
    '/media/new.pdf',
    '/uz/eski',
    '/forms/contact/sent',
    '/ru/sign-in/oneid',
    '/sign-in/google',
  ];
  expect(
    await checked(
      { '/uz': { links: [...links, '#top', 'mailto:a@b.example', 'https://gov.uz/nowhere'] } },
      {
        planned: new Set(['/old']),
        brought: new Set(['media/new.pdf']),
        redirects: [{ from: '/uz/eski', to: '/uz', permanent: true }],
      },
    ),
  ).toEqual({ held: {} });
});

test.each(['/uz/nowhere', '/media', '/forms/unknown', '/ru/sign-in/myspace', '/uz/%2e%2e/%2e%2e/etc/passwd', `${siteUrl}/ru/nowhere`])(
  'rejects the dead link %s',
  async (link) => {
    await write('media/x.pdf', '');
    const { held } = await checked({ '/uz': { links: [link] } });
    expect(held['/uz']).toMatch(/^leads to \/.*, where nothing is$/u);
  },
);

test('accepts links to a removed upload', async () => {
  expect(await checked({ '/uz': { links: ['/media/none.pdf'] } })).toEqual({ held: {} });
});

test('compares translations with the live pages', async () => {
  await live('/ru/a', { alternates: ['/uz/a', '/ru/a'] });
  await live('/ru/b', { alternates: ['/ru/b'] });
  const alternatesOf = (name: string) => ({ alternates: [`/uz/${name}`, `/ru/${name}`] });
  expect(await checked({ '/uz/a': alternatesOf('a'), '/uz/b': alternatesOf('b') }, { planned: new Set(['/ru/a', '/ru/b']) })).toEqual({
    held: { '/uz/b': 'names /ru/b as a translation, which names others' },
  });
});

test('rejects invalid HTML with the position', async () => {
  const { held } = await checked({ '/uz': { body: '<p>a<div>b</div></p>' } });
  expect(held['/uz']).toBe('has a <div> where none may be, in a <p>: <div>b</div></p></body></html>');
});
