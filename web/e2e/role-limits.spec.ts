import { getContentTypeUid } from '@ochiq/contract/content-types';
import { expect, type Page } from '@playwright/test';

import { getEditAddress, locateSidePanel } from './panel/edit-view';
import { createAdministrator, createEditor, createEntryClient, createSession, type Editor } from './panel/editor';
import { names } from './panel/handbook-examples';
import { openInPanel } from './panel/panel-navigation';
import { test } from './panel/panel-test';
import { scanPart } from './panel/scan-part';
import { openSession } from './panel/session';
import { listStoryLanguages } from './panel/story-languages';
import { loadTexts, toPattern } from './panel/texts';
import { settings } from './site';

// One value has the limits of all roles: a story that changes it does not run beside another one.
test.describe.configure({ mode: 'default' });

const unique = String(Date.now());
const people: number[] = [];
const roles: number[] = [];
let chief: Editor;

test.beforeAll(async () => {
  chief = await createAdministrator();
});
test.afterAll(async () => {
  for (const id of people) await chief.ask('DELETE', `/admin/users/${String(id)}`).catch(() => undefined);
  for (const id of roles) await chief.ask('DELETE', `/admin/roles/${String(id)}`).catch(() => undefined);
});

/** Makes a role that may do what an editor of Uzbek may. */
async function makeRole(name: string): Promise<void> {
  const known = (await chief.ask('GET', '/admin/roles'))['data'] as { id: number; name: string }[];
  const like = known.find((role) => role.name === 'Editor (uz)')?.id ?? 0;
  const { id } = (await chief.ask('POST', '/admin/roles', { name, description: '' }))['data'] as { id: number };
  const granted = (await chief.ask('GET', `/admin/roles/${String(like)}/permissions`))['data'] as Record<string, unknown>[];
  const permissions = granted.map(({ action, subject, properties, conditions }) => ({ action, subject, properties, conditions }));
  await chief.ask('PUT', `/admin/roles/${String(id)}/permissions`, { permissions });
  roles.push(id);
}

/** Makes two pages and two units, with an entry below each. */
async function makePlaces(word: string) {
  const [pages, units, persons] = (['page', 'unit', 'person'] as const).map((type) => createEntryClient(chief, type, 'uz'));
  if (!pages || !units || !persons) throw new Error('There are three types');
  const page = (title: string, parent: string) => ({ title, slug: title.toLowerCase().replaceAll(' ', '-'), parent, blocks: [] });
  const own = await pages.create(page(`Ekspeditsiya ${word}`, 'section:activities'));
  const other = await pages.create(page(`Boshqarma ${word}`, 'section:activities'));
  const unit = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-'), kind: 'expedition', order: 900 });
  const [ownUnit, otherUnit] = [await units.create(unit(`Fargona ${word}`)), await units.create(unit(`Buxoro ${word}`))];
  const person = (name: string, documentId: string) => ({
    ...{ name, slug: name.toLowerCase().replaceAll(' ', '-'), position: 'Geolog', group: 'team', order: 900, acting: false },
    unit: { set: [{ documentId }] },
  });
  return {
    ownPage: await pages.create(page(`Quduqlar ${word}`, `page:${own}`)),
    otherPage: await pages.create(page(`Hisobotlar ${word}`, `page:${other}`)),
    ownPerson: await persons.create(person(`Anvar ${word}`, ownUnit)),
    otherPerson: await persons.create(person(`Bahor ${word}`, otherUnit)),
  };
}

/** Chooses an option by keyboard. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).press('Enter');
  await page.getByRole('option', { name: option, exact: true }).press('Enter');
}

for (const language of listStoryLanguages('ru')) {
  test(`a role is limited to a part of the page tree and to a unit, and its editor writes there only (${language})`, async ({ page }) => {
    const [say, rights] = [loadTexts(language, 'limits'), loadTexts(language, 'rights')];
    const word = `${language} ${unique}`;
    const role = `Fargona ekspeditsiyasi ${word}`;
    await makeRole(role);
    const places = await makePlaces(word);
    const name = { firstname: `Farida${language}`, lastname: unique };
    // Another role of theirs has the same rights to people, vacancies and units everywhere, until it is taken away.
    const session = await createSession([role, 'Personnel'], language, name);
    people.push(((await createEditor(session).ask('GET', '/admin/users/me'))['data'] as { id: number }).id);

    await openSession(page, language);
    await page.goto(`${settings.cmsUrl}/admin/people-and-rights`);
    await page.getByRole('button', { name: say('view'), exact: true }).press('Enter');
    const editor = page.locator('[data-ochiq="role-limits"]');
    const dialog = page.getByRole('dialog');
    await editor.getByRole('button', { name: say('add'), exact: true }).press('Enter');
    await choose(page, say('role'), role);
    await dialog.getByRole('radio', { name: say('pages.only'), exact: true }).press('Space');
    await dialog.getByRole('button', { name: say('save'), exact: true }).press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(say('empty'));
    await dialog.getByRole('textbox', { name: toPattern(say('search'), { list: say('pages.list') }) }).fill(`Ekspeditsiya ${word}`);
    await dialog.getByRole('checkbox', { name: new RegExp(`Ekspeditsiya ${word}$`, 'u') }).press('Space');
    await dialog.getByRole('radio', { name: say('units.only'), exact: true }).press('Space');
    await dialog.getByRole('textbox', { name: toPattern(say('search'), { list: say('units.list') }) }).fill(`Fargona ${word}`);
    await dialog.getByRole('checkbox', { name: new RegExp(`Fargona ${word}$`, 'u') }).press('Space');
    await expect(dialog.locator('[data-ochiq="limit-meaning"]')).toContainText(`Ekspeditsiya ${word}`);
    await expect(dialog.locator('[data-ochiq="limit-meaning"]')).toContainText(`Fargona ${word}`);
    expect(await scanPart(dialog)).toEqual([]);
    await dialog.getByRole('button', { name: say('save'), exact: true }).press('Enter');
    await expect(editor.getByRole('status')).toHaveText(say('saved'));
    const row = editor.getByRole('row').filter({ hasText: role });
    await expect(row).toContainText(`Ekspeditsiya ${word}`);
    const lifted = row.locator('[data-ochiq="lifted"]');
    await expect(lifted).toContainText(say('lifted'));
    await expect(lifted.getByRole('link', { name: `${name.firstname} ${unique}` })).toBeVisible();
    expect(await scanPart(editor)).toEqual([]);

    // The page says the same of the person, by the names of the places.
    await lifted.getByRole('link').press('Enter');
    await expect(page).toHaveURL(new RegExp(`person=${String(people.at(-1))}`, 'u'));
    const part = page.locator('[data-ochiq="people-rights"]');
    await expect(part.locator('[data-ochiq="places"]')).toContainText(`Fargona ${word}`);
    await expect(part.getByText(rights('places')).first()).toBeVisible();
    await expect(part.locator('[data-ochiq="lifted"]')).toContainText(role);
    expect(await scanPart(part)).toEqual([]);
    await chief.ask('PUT', `/admin/users/${String(people.at(-1))}`, { roles: [roles.at(-1)] });

    await openSession(page, language, session);
    // The list says which entries are only to be read, and why.
    const list = `/admin/content-manager/collection-types/${getContentTypeUid('person')}?plugins[i18n][locale]=uz&_q=${encodeURIComponent(word)}`;
    await page.goto(settings.cmsUrl + list);
    const other = page.getByRole('row').filter({ hasText: `Bahor ${word}` });
    await expect(other.locator('[data-ochiq="outside"]')).toHaveText(`${say('list')}. ${say('list.reason')}`);
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `Anvar ${word}` })
        .getByRole('listitem'),
    ).toHaveCount(3);
    await expect(page.locator('[data-ochiq="outside"]')).toHaveCount(1);
    expect((await other.boundingBox())?.height).toBeLessThanOrEqual(64);
    expect(await scanPart(other.locator('[data-ochiq="outside"]'))).toEqual([]);

    const publish = page.getByRole('button', { name: names[language].publish, exact: true });
    for (const [type, document] of [
      ['page', places.ownPage],
      ['person', places.ownPerson],
    ] as const) {
      const asked = page.waitForResponse((response) => response.url().includes('/admin/role-limits/entry'));
      await openInPanel(page, getEditAddress(type, document, 'uz'));
      await asked;
      await expect(publish).toBeVisible();
      await expect(locateSidePanel(page, say('entry'))).toHaveCount(0);
    }
    await page.locator('input[name=position]').fill('Bosh geolog');
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes(places.ownPerson));
    await page.locator('input[name=position]').press('Control+Enter');
    expect((await saved).status()).toBe(200);
    // Nothing is left to save: the panel lets the form go.
    await expect(page.getByRole('button', { name: names[language].save, exact: true })).toBeDisabled();

    // Elsewhere the entry is read, the buttons are not there, and the notice names the places.
    for (const [type, document, place] of [
      ['page', places.otherPage, `Ekspeditsiya ${word}`],
      ['person', places.otherPerson, `Fargona ${word}`],
    ] as const) {
      await openInPanel(page, getEditAddress(type, document, 'uz'));
      const notice = locateSidePanel(page, say('entry'));
      await expect(notice.getByRole('status')).toContainText(place);
      await expect(publish).toHaveCount(0);
      expect(await scanPart(notice)).toEqual([]);
    }
    await expect(createEntryClient(createEditor(session), 'person', 'uz').save(places.otherPerson, { position: 'Meniki' })).rejects.toThrow(
      '403',
    );

    await openSession(page, language);
    await page.goto(`${settings.cmsUrl}/admin/people-and-rights?view=limits`);
    await row.getByRole('button', { name: toPattern(say('remove.name'), { role }) }).press('Enter');
    await dialog.getByRole('button', { name: say('remove'), exact: true }).press('Enter');
    await expect(row).toHaveCount(0);
    await createEntryClient(createEditor(session), 'person', 'uz').save(places.otherPerson, { position: 'Geofizik' });
  });
}
