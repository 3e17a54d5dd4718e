import { renameTitle } from '../src/admin/brand/institution-name';
import { filterUnusedRights } from '../src/admin/brand/hide-tools';
import { confirmFromBytes, checkFileSizes } from '../src/admin/files/check-file-sizes';
import { getRedirectAddress, readInitialPath } from '../src/admin/redirects/new-redirect';
import { allowReadingSettings } from '../src/platform/panel-words/quiet-answers';
import { fillMissingTitles } from '../src/platform/panel-words/translate-response';

const mega = 1024 * 1024;

test('asks about large files and refuses too large ones before the upload', () => {
  expect(checkFileSizes([{ name: 'a.pdf', size: confirmFromBytes - 1 }])).toBeNull();
  expect(
    checkFileSizes([
      { name: 'a.pdf', size: mega },
      { name: 'b.mp4', size: 60 * mega },
    ]),
  ).toEqual({
    id: 'ochiq.files.large',
    files: [{ name: 'b.mp4', megabytes: 60 }],
    maximumMegabytes: 200,
  });
  expect(
    checkFileSizes([
      { name: 'b.mp4', size: 60 * mega },
      { name: 'c.mp4', size: 200 * mega + 1 },
    ]),
  ).toMatchObject({
    id: 'ochiq.files.too-large',
    files: [{ name: 'c.mp4', megabytes: 201 }],
  });
});

test('prefills a redirect with the path that was not found, whatever its characters', () => {
  for (const path of ['/ru/новости', '/uz/eski?x=1&y=2', '/a%20b']) {
    const address = getRedirectAddress(path);
    expect(readInitialPath(address.slice(address.indexOf('?')))).toBe(path);
  }
  expect([readInitialPath(''), readInitialPath('?from=https://evil.example')]).toEqual([null, null]);
});

test('titles pages after the institution, not after the software', () => {
  expect(renameTitle('Yangiliklar | Strapi', 'Geologiya xizmati')).toBe('Yangiliklar | Geologiya xizmati');
  expect(renameTitle('Strapi Admin', 'Geologiya xizmati')).toBe('Geologiya xizmati');
  expect(renameTitle('Strapi Admin', undefined)).toBeNull();
  expect(renameTitle('Yangiliklar | Strapi', undefined)).toBe('Yangiliklar');
  expect(renameTitle('Strapi haqida | Geologiya xizmati', 'Geologiya xizmati')).toBeNull();
});

test('hides developer tools from every role', () => {
  const accounts = ['roles.create', 'roles.read', 'providers.read', 'email-templates.read', 'advanced-settings.read'];
  const rights = [
    'plugin::content-type-builder.read',
    'admin::marketplace.read',
    'admin::transfer.tokens.access',
    'admin::transfer.tokens.create',
    'plugin::upload.read',
    ...accounts.map((right) => `plugin::users-permissions.${right}`),
  ].map((action) => ({ action }));
  const next = jest.fn();
  filterUnusedRights()(next)(rights);
  expect(next).toHaveBeenCalledWith([{ action: 'plugin::upload.read' }]);
});

test('names an entry without a title by its type in the home page’s list, in the panel’s language', () => {
  const about = { documentId: 's7n8jteku', contentTypeUid: 'api::navigation.navigation' };
  const body = {
    data: [
      { ...about, title: 's7n8jteku' },
      { ...about, title: 'Suv' },
    ],
  };
  const path = '/content-manager/homepage/recent-documents';
  expect(fillMissingTitles(path, body, 'uz')).toEqual({
    data: [
      { ...about, title: 'Menyu' },
      { ...about, title: 'Suv' },
    ],
  });
  expect(fillMissingTitles('/content-manager/other', body, 'uz')).toBe(body);
});

test('lets every signed-in user read picture settings, and those with the right change them', async () => {
  const guarded = () => ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions' }];
  const routes = ['GET', 'PUT'].map((method) => ({ method, path: '/settings', config: { policies: guarded() } }));
  const getSettings = jest.fn((context: { state: { userAbility: unknown } }) =>
    Promise.resolve((context.state.userAbility as { cannot: () => boolean }).cannot()),
  );
  const settings = { getSettings: getSettings as (context: { state: { userAbility: unknown } }) => Promise<unknown> };
  allowReadingSettings(routes, settings);
  const state = { userAbility: 'own' };
  await settings.getSettings({ state });
  expect(await getSettings.mock.results[0]?.value).toBe(false);
  expect(state.userAbility).toBe('own');
  expect(routes.map(({ config }) => config.policies)).toEqual([['admin::isAuthenticatedAdmin'], guarded()]);
});
