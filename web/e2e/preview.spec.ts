import { createHmac } from 'node:crypto';

import { formatSignedPreview, type PreviewLink } from '@ochiq/contract/wire/preview';
import { expect, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';

import { listChangedFiles, readFileStates } from './files';
import { findForeignText } from './languages';
import { getEditAddress } from './panel/edit-view';
import { createAdministrator, createEntryClient, type Editor } from './panel/editor';
import { test } from './panel/panel-test';
import { waitUntilLive } from './panel/publisher';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { panelLanguages, type PanelLanguage } from './panel/texts';
import { fetchEntries, fetchHtml, settings, getBodyText } from './site';

test.describe.configure({ mode: 'serial' });

const titles = {
  uz: 'Hali eʼlon qilinmagan sarlavha',
  ru: 'Заголовок, которого на сайте нет',
  en: 'A title that is not on the site',
} as const;

let editor: Editor;
let documentId = '';
const news = (locale: PanelLanguage) => createEntryClient(editor, 'news', locale);

/** The entry as the site has it in a language. */
async function readOnSite(locale: PanelLanguage): Promise<{ title: string; path: string }> {
  const entry = (await fetchEntries('news-items', locale)).find((one) => one.documentId === documentId);
  if (!entry) throw new Error(`The entry is not published in ${locale}`);
  return { title: String(entry['title']), path: `/${locale}/news/${String(entry['slug'])}` };
}

test.beforeAll(async () => {
  editor = await createAdministrator();
  const ids = await Promise.all(
    panelLanguages.map(async (locale) => new Set((await fetchEntries('news-items', locale)).map((one) => one.documentId))),
  );
  documentId = [...(ids[0] ?? [])].find((id) => ids.every((known) => known.has(id))) ?? '';
  for (const locale of panelLanguages) await news(locale).save(documentId, { title: titles[locale] });
  await waitUntilLive(editor);
});
test.afterAll(async () => {
  for (const locale of panelLanguages)
    await news(locale)
      .discard(documentId)
      .catch(() => undefined);
});

/** Presses Strapi's button, and waits for what it shows. @returns where that is */
async function pressPreview(page: Page, locale: PanelLanguage): Promise<string> {
  await openSession(page, locale);
  await page.goto(getEditAddress('news', documentId, locale));
  await page.locator('aside a[href*="/preview"]').click();
  await expect(page).toHaveURL(/\/preview\b/u);
  const frame = page.locator('iframe[data-testid=preview-iframe]');
  await frame.waitFor();
  return (await frame.getAttribute('src')) ?? '';
}

/** What is at an address of the publisher. */
async function readPreview(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, root: parse(await response.text()) };
}

for (const locale of listStoryLanguages('uz')) {
  test(`the button shows the draft’s words as readers would see them, and the site keeps its own (${locale})`, async ({ page }) => {
    const { title, path } = await readOnSite(locale);
    const [files, html] = [await readFileStates(), (await fetchHtml(path)).html];
    const link = await pressPreview(page, locale);
    const shown = page.frameLocator('iframe[data-testid=preview-iframe]');
    await expect(shown.locator('h1')).toHaveText(titles[locale]);
    await expect(shown.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}`, 'u'));

    const { status, headers, root } = await readPreview(link);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(root.querySelectorAll('meta[name=robots]').map((meta) => meta.getAttribute('content'))).toEqual(['noindex']);
    expect(root.querySelectorAll('script, link[rel=canonical]')).toEqual([]);
    expect(getBodyText(root)).not.toContain(title);

    expect((await fetchHtml(path)).html).toBe(html);
    expect(listChangedFiles(files, await readFileStates())).toEqual([]);
  });
}

/** A link as the CMS signs it. */
function signLink(link: Omit<PreviewLink, 'signature'>, key = settings.PUBLISHER_KEY): URLSearchParams {
  const signature = createHmac('sha256', key).update(formatSignedPreview(link)).digest('hex');
  return new URLSearchParams({ ...link, until: String(link.until), signature });
}

const getTimestampIn = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test('a link that is over, altered or made by somebody else shows nothing, and says so in every language', async ({ page }) => {
  const good = new URL(await pressPreview(page, 'ru'));
  const about = { type: 'news', document: documentId, locale: 'ru', version: 'draft' } as const;
  const altered = new URLSearchParams(good.search);
  altered.set('locale', 'en');
  const queries = {
    good: good.searchParams,
    made: signLink({ ...about, until: getTimestampIn(60) }),
    over: signLink({ ...about, until: getTimestampIn(-1) }),
    altered,
    'made by somebody else': signLink({ ...about, until: getTimestampIn(60) }, 'a-key-that-nobody-was-given'),
    unsigned: new URLSearchParams({ ...about, until: String(getTimestampIn(60)) }),
  };
  const answers: Record<string, number> = {};
  for (const [what, query] of Object.entries(queries)) {
    const { status, headers, root } = await readPreview(new URL(`?${query.toString()}`, good).href);
    answers[what] = status;
    if (status === 200) continue;
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(getBodyText(root)).not.toContain(titles.ru);
    expect(getBodyText(root)).not.toContain(titles.en);
    // Nobody knows which language its reader speaks.
    const languages = root.querySelectorAll('p[lang]').map((part) => part.getAttribute('lang')?.slice(0, 2));
    expect(languages.sort()).toEqual(['en', 'ru', 'uz']);
    expect(findForeignText(root)).toEqual([]);
  }
  expect(answers).toEqual({ good: 200, made: 200, over: 403, altered: 403, 'made by somebody else': 403, unsigned: 403 });
});

test('what keeps a draft from being shown is said in its language', async ({ page }) => {
  for (const locale of panelLanguages) {
    const { summary } = (await news(locale).find(documentId)) as { summary?: string };
    await news(locale).save(documentId, { summary: null });
    const { status, root } = await readPreview(await pressPreview(page, locale));
    expect(status).toBe(422);
    expect(root.querySelector('html')?.getAttribute('lang')).toMatch(new RegExp(`^${locale}`, 'u'));
    expect(root.querySelectorAll('li')).toHaveLength(1);
    expect(findForeignText(root)).toEqual([]);
    await news(locale).save(documentId, { summary: summary ?? null });
  }
});

test('readers’ own server knows no previews', async ({ page }) => {
  const { search } = new URL(await pressPreview(page, 'en'));
  const { status, root } = await fetchHtml(`/preview${search}`);
  expect([301, 302, 307, 308, 404]).toContain(status);
  expect(getBodyText(root)).not.toContain(titles.en);
});
