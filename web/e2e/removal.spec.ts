import { expect, type Page } from '@playwright/test';

import { waitUntil } from './wait-until';
import { getEditAddress } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { takeHandbookPicture } from './panel/handbook-picture';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, panelLanguages, type PanelLanguage } from './panel/texts';
import { uploadPicture, type UploadedPicture } from './panel/upload-picture';
import { fetchEntries, fetchFromSite, fetchHtml, settings } from './site';
import { createLinkParagraph, createParagraph } from './strapi-text';

test.describe.configure({ mode: 'serial' });

/** What Strapi's own parts of the panel say. */
const words = {
  uz: { remove: 'Oʻchirish', confirm: 'Tasdiqlash', unpublish: 'Eʼlondan olish', more: 'Hujjat bilan yana amallar' },
  ru: { remove: 'Удалить', confirm: 'Подтвердить', unpublish: 'Снять с публикации', more: 'Другие действия с документом' },
  en: { remove: 'Delete', confirm: 'Confirm', unpublish: 'Unpublish', more: 'More document actions' },
} as const;

const run = String(Date.now());
const linkWords = 'bu yerda';
type Case = { target: string; title: string; writer: string; writerSlug: string; slug: string; file: UploadedPicture & { name: string } };

let all: Editor;
let editor: Editor;
let other = '';
const otherSlug = `ornida-${run}`;
const cases = new Map<PanelLanguage, Case>();
const sessions = new Map<PanelLanguage, string>();
const news = (by: Editor) => createEntryClient(by, 'news', 'uz');

test.beforeAll(async () => {
  all = await createAdministrator();
  for (const language of panelLanguages) sessions.set(language, await createSession(['Editor (uz)'], language));
  editor = createEditor(sessions.get('uz') ?? '');
  const [category] = await fetchEntries('categories', 'uz');
  const shared = {
    ...{ summary: 'Qisqacha.', date: '2026-11-20', pinned: false },
    category: { set: [{ documentId: category?.documentId ?? '' }] },
  };
  const create = async (values: Readonly<Record<string, unknown>>) => {
    const id = await news(all).create({ ...shared, body: createParagraph('Matn.'), ...values });
    await news(editor).publish(id);
    return id;
  };
  other = await create({ title: `Oʻrniga ${run}`, slug: otherSlug });
  for (const language of panelLanguages) {
    const [slug, writerSlug, title] = [`ketadi-${language}-${run}`, `yozuvchi-${language}-${run}`, `Ketadigan ${language} ${run}`];
    const name = `ketadi-${language}-${run}.png`;
    const file = { ...(await uploadPicture(name)), name };
    const target = await create({ title, slug });
    const body = createLinkParagraph(`/news/${slug}`, linkWords);
    const writer = await create({ title: `Olib boruvchi ${language}`, slug: writerSlug, body, cover: { image: file.id, alt: 'Quduq' } });
    cases.set(language, { target, title, writer, writerSlug, slug, file });
  }
});
test.afterAll(async () => {
  for (const { target, writer, file } of cases.values()) {
    for (const id of [writer, target])
      await news(all)
        .remove(id)
        .catch(() => undefined);
    await all.ask('DELETE', `/upload/files/${String(file.id)}`).catch(() => undefined);
  }
  await news(all).remove(other);
});

const getCase = (language: PanelLanguage): Case => {
  const one = cases.get(language);
  if (!one) throw new Error(`Nothing was made for ${language}`);
  return one;
};

/** Returns where the link of a writing entry leads on the site; `null` where it is plain words. */
async function readLink({ writerSlug }: Case): Promise<string | null> {
  const { root } = await fetchHtml(`/uz/news/${writerSlug}`);
  return (
    root
      .querySelectorAll('main a')
      .find((one) => one.textContent.includes(linkWords))
      ?.getAttribute('href') ?? null
  );
}

/** What each editor chooses for the link: a choice in each language. */
const choices: Readonly<Record<PanelLanguage, 'replace' | 'redirect' | 'withdraw'>> = { uz: 'replace', ru: 'redirect', en: 'withdraw' };

/** How long a change may take until it is live, on a busy machine. */
const liveMs = 60_000;

async function chooseOption(page: Page, name: string | RegExp, text: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name });
  await box.click();
  await page.getByRole('option', { name: text }).first().click();
}

for (const language of panelLanguages) {
  test(`an entry in use is unpublished with a choice for its uses: ${choices[language]} (${language})`, async ({ page }, info) => {
    const say = loadTexts(language, 'removal');
    const used = getCase(language);
    const choice = choices[language];
    await waitUntil(async () => (await readLink(used)) !== null, liveMs);
    await openSession(page, language, sessions.get(language) ?? '');
    await page.goto(getEditAddress('news', used.target, 'uz'));
    await page.getByRole('button', { name: words[language].more, exact: true }).click();
    await page.getByRole('menuitem', { name: words[language].unpublish, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('title') });
    await expect(dialog.getByRole('link', { name: `Olib boruvchi ${language}` })).toHaveAttribute('href', new RegExp(used.writer, 'u'));
    expect(await scanPart(dialog)).toEqual([]);
    await takeHandbookPicture(dialog, language, 'uses');
    await page.screenshot({ path: info.outputPath(`removal-${language}.png`) });
    await dialog.getByRole('button').last().press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('cancelled'))).toBeVisible();
    expect((await news(editor).find(used.target))['status']).toBe('published');

    await page.getByRole('button', { name: words[language].more, exact: true }).click();
    await page.getByRole('menuitem', { name: words[language].unpublish, exact: true }).click();
    await dialog.getByRole('radio', { name: say(choice), exact: true }).click();
    const button = dialog.getByRole('button', { name: say(`${choice}.do`), exact: true });
    await expect(button).toBeDisabled();
    if (choice === 'replace') await chooseOption(page, say('replacement.entry'), `Oʻrniga ${run}`);
    if (choice === 'withdraw') await dialog.getByRole('checkbox').check();
    if (choice === 'redirect') {
      const menus = loadTexts(language, 'menus');
      await dialog.getByRole('combobox', { name: menus('kind') }).click();
      await page.getByRole('option', { name: menus('kind.entry'), exact: true }).click();
      await chooseOption(page, menus('entry'), `Oʻrniga ${run}`);
    }
    expect(await scanPart(dialog)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`removal-chosen-${language}.png`) });
    await button.click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await news(editor).find(used.target))['status']).toBe('draft');
    const links = { replace: `/uz/news/${otherSlug}`, redirect: `/uz/news/${used.slug}`, withdraw: null };
    await waitUntil(async () => (await readLink(used)) === links[choice], liveMs);
    if (choice === 'redirect')
      await waitUntil(async () => {
        const moved = await fetchFromSite(`/uz/news/${used.slug}`, { redirect: 'manual' });
        return moved.headers.get('location')?.endsWith(`/uz/news/${otherSlug}`) ?? false;
      }, liveMs);
  });
}

for (const language of listStoryLanguages('en')) {
  test(`a picture in use is replaced when it is deleted, and chosen entries of a list wait for a choice (${language})`, async ({
    page,
  }, info) => {
    const say = loadTexts(language, 'removal');
    const { file, writer } = getCase(language);
    await openSession(page, language, sessions.get(language) ?? '');
    await page.goto(`${settings.cmsUrl}/admin/plugins/upload?page=1&pageSize=20&sort=createdAt:DESC`);
    await page.getByRole('checkbox', { name: new RegExp(file.name, 'u') }).check();
    await page.getByRole('button', { name: words[language].remove, exact: true }).click();
    await page.getByRole('button', { name: words[language].confirm, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('title') });
    await expect(dialog.getByRole('link', { name: `Olib boruvchi ${language}` })).toBeVisible();
    await chooseOption(page, say('replacement.file'), getCase(language === 'en' ? 'ru' : 'en').file.name);
    expect(await scanPart(dialog)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`removal-file-${language}.png`) });
    if (language === 'uz') {
      await dialog.getByRole('button', { name: say('replace.do'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      const { image } = (await news(editor).find(writer))['cover'] as { image: { name: string } };
      expect(image.name).toBe(getCase('en').file.name);
    } else await dialog.getByRole('button').last().press('Escape');

    const search = new URLSearchParams({ 'plugins[i18n][locale]': 'uz', _q: `Oʻrniga ${run}` });
    await openInPanel(page, `${settings.cmsUrl}/admin/content-manager/collection-types/api::news.news?${search.toString()}`);
    await page
      .getByRole('row')
      .filter({ hasText: `Oʻrniga ${run}` })
      .getByRole('checkbox')
      .check();
    await page.getByRole('button', { name: words[language].remove, exact: true }).first().click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(dialog.getByRole('link', { name: 'Olib boruvchi uz' })).toBeVisible();
    await dialog.getByRole('button').last().press('Escape');
    expect((await news(editor).find(other))['status']).toBe('published');
  });
}
