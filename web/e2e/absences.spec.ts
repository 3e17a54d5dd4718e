import { expect, type Browser, type Page } from '@playwright/test';

import { getEditAddress } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern, type PanelLanguage } from './panel/texts';
import { settings } from './site';

// A person who left does not come back: each story makes its own people.
test.describe.configure({ mode: 'default' });

/** The people of each story, whose names no other has, and what they write. */
const words = {
  uz: { absent: 'Feruza Mirzayeva', standIn: 'Sanjar Mirzayev', role: 'Matbuot xizmati', tag: 'Topshirilgan yorliq', save: 'Saqlash' },
  ru: { absent: 'Гульнора Мирзаева', standIn: 'Тимур Мирзаев', role: 'Пресс-служба', tag: 'Переданная метка', save: 'Сохранить' },
  en: { absent: 'Umida Mirzaeva', standIn: 'Rustam Mirzaev', role: 'Press service', tag: 'A handed over tag', save: 'Save' },
} as const satisfies Record<PanelLanguage, unknown>;

const unique = String(Date.now());
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(new Date());
const shownDay = day.split('-').toReversed().join('.');
const people: number[] = [];
const tags: string[] = [];
let chief: Editor;

type Person = { id: number; session: string; editor: Editor };

/** Makes a person with a role, who is deleted afterwards. */
async function makePerson(role: string, language: PanelLanguage, name: string): Promise<Person> {
  const [firstname = '', lastname = ''] = name.split(' ');
  const session = await createSession([role], language, { firstname, lastname });
  const editor = createEditor(session);
  const { id } = (await editor.ask('GET', '/admin/users/me'))['data'] as { id: number };
  people.push(id);
  return { id, session, editor };
}

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  for (const id of tags) await chief.ask('DELETE', `/content-manager/collection-types/api::tag.tag/${id}?locale=*`).catch(() => undefined);
  for (const id of people) await chief.ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
});

/** Opens the panel as another person, whose session is in a browser of its own. */
async function openAs(browser: Browser, language: PanelLanguage, session: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openSession(page, language, session);
  return page;
}

/** Chooses an option by keyboard, as a person without a mouse does. A run before may have left a person of the same name. */
async function choose(page: Page, field: string, name: string, id: number): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).press('Enter');
  await page.getByRole('option', { name: new RegExp(`^${name}(?: \\(${String(id)}\\))?$`, 'u') }).press('Enter');
}

/** Opens the person on the page of people and rights. */
async function openPerson(page: Page, { id }: Person) {
  await openInPanel(page, `${settings.cmsUrl}/admin/people-and-rights?person=${String(id)}`);
  const part = page.locator('[data-ochiq="person-absences"]');
  await expect(part.getByRole('heading', { level: 3 })).toBeVisible();
  return part;
}

for (const language of listStoryLanguages('ru')) {
  test(`a stand-in has the rights of an absent person until it is ended (${language})`, async ({ page, browser }) => {
    const say = loadTexts(language, 'absences');
    const { absent: absentName, standIn: standInName, role, save } = words[language];
    const absent = await makePerson('Press service', language, absentName);
    const standIn = await makePerson('Personnel', language, standInName);
    const id = await createEntryClient(chief, 'tag', language).create({
      name: `Yorliq ${unique}`,
      slug: `orinbosar-${language}-${unique}`,
    });
    tags.push(id);

    // The person says when they will be away; an administrator chooses who stands in.
    const own = await openAs(browser, language, absent.session);
    await own.goto(`${settings.cmsUrl}/admin`);
    const widget = own.locator('[data-ochiq="own-absences"]');
    await widget.getByRole('button', { name: say('propose'), exact: true }).press('Enter');
    const proposal = own.getByRole('dialog');
    await proposal.getByRole('textbox', { name: say('from') }).fill(shownDay);
    await proposal.getByRole('textbox', { name: say('until') }).fill(shownDay);
    await proposal.getByRole('textbox', { name: say('until') }).blur();
    await proposal.getByRole('button', { name: say('send'), exact: true }).press('Enter');
    await expect(widget.getByText(toPattern(say('proposed'), { absent: absentName, days: shownDay }))).toBeVisible();
    expect(await scanPart(widget)).toEqual([]);

    // Who stands in proposes to be away, too: the dialog warns of it, and forbids nothing.
    await standIn.editor.ask('POST', '/admin/absences/proposals', { fromDay: day, untilDay: day });
    await openSession(page, language);
    const part = await openPerson(page, absent);
    await part.getByRole('button', { name: new RegExp(`^${say('accept')}`, 'u') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await choose(page, say('stand-in'), standInName, standIn.id);
    const warning = toPattern(say('warning.away'), { absent: absentName, standIn: standInName, days: shownDay });
    await expect(dialog.getByText(warning)).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    const { absences } = (await standIn.editor.ask('GET', '/admin/absences/own')) as { absences?: { id: number }[] };
    for (const proposed of absences ?? []) await standIn.editor.ask('DELETE', `/admin/absences/${String(proposed.id)}`);
    await dialog.getByRole('button', { name: say('save'), exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
    const row = part.getByText(toPattern(say('out'), { absent: absentName, standIn: standInName, days: shownDay }, 'within'));
    await expect(row).toBeVisible();
    expect(await scanPart(part)).toEqual([]);
    await openInPanel(page, `${settings.cmsUrl}/admin/people-and-rights?view=entry&type=tag&locale=${language}`);
    const rights = loadTexts(language, 'rights');
    const publishing = page.getByRole('region', { name: rights('who-publishes') });
    await expect(publishing.getByRole('listitem').filter({ hasText: standInName })).toContainText(
      rights('stand-in').replace('{names}', absentName),
    );

    // The stand-in sees it on the desk, and does what they could not.
    const other = await openAs(browser, language, standIn.session);
    await other.goto(`${settings.cmsUrl}/admin`);
    const desk = other.locator('[data-ochiq="own-absences"]');
    await expect(desk.getByText(toPattern(say('for'), { name: absentName, day: shownDay, roles: role }))).toBeVisible();
    expect(await scanPart(desk)).toEqual([]);
    await openInPanel(other, getEditAddress('tag', id, language));
    await other.locator('input[name=name]').fill(`Yorliq ${standInName}`);
    const saving = other.waitForResponse((response) => response.url().includes('api::tag.tag') && response.request().method() === 'PUT');
    await other.getByRole('button', { name: save, exact: true }).first().click();
    expect((await saving).status()).toBe(200);

    // After its end they can't any more.
    await openPerson(page, absent);
    await part.getByRole('button', { name: new RegExp(`^${say('end')}`, 'u') }).press('Enter');
    await expect(part.getByText(say('none'), { exact: true })).toBeVisible();
    await expect(standIn.editor.ask('GET', `/content-manager/collection-types/api::tag.tag/${id}?locale=${language}`)).rejects.toThrow(
      '403',
    );
    await other.goto(`${settings.cmsUrl}/admin`);
    await expect(desk.getByText(say('own-none'), { exact: true })).toBeVisible();
    await own.context().close();
    await other.context().close();
  });

  test(`a person leaves, and the successor has the work (${language})`, async ({ page, browser }) => {
    const say = loadTexts(language, 'absences');
    const { absent: leaverName, standIn: successorName, tag } = words[language];
    const leaver = await makePerson(`Editor (${language})`, language, leaverName);
    const successor = await makePerson(`Editor (${language})`, language, successorName);
    const title = `${tag} ${unique}`;
    tags.push(await createEntryClient(leaver.editor, 'tag', language).create({ name: title, slug: `topshirilgan-${language}-${unique}` }));

    await openSession(page, language);
    const part = await openPerson(page, leaver);
    await part.getByRole('button', { name: say('leave'), exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: say('open-work') }).getByRole('link', { name: title, exact: true })).toBeVisible();
    const leave = dialog.getByRole('button', { name: say('leave'), exact: true });
    await leave.press('Enter');
    await expect(dialog.getByText(say('needs-successor'), { exact: true })).toBeVisible();
    expect(await scanPart(dialog)).toEqual([]);
    await choose(page, say('successor'), successorName, successor.id);
    await leave.press('Enter');
    await expect(part.getByText(toPattern(say('left'), { person: leaverName }))).toBeVisible();
    await expect(leaver.editor.ask('GET', '/admin/users/me')).rejects.toThrow('401');

    const other = await openAs(browser, language, successor.session);
    await other.goto(`${settings.cmsUrl}/admin`);
    const desk = other.locator('[data-ochiq="own-absences"]');
    await expect(desk.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(await scanPart(desk)).toEqual([]);
    await desk.getByRole('button', { name: say('dismiss-name').replace('{name}', leaverName), exact: true }).press('Enter');
    await expect(desk.getByText(say('own-none'), { exact: true })).toBeVisible();
    await other.context().close();
  });
}
