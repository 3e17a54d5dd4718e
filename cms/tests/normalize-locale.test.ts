import { normalizeLocale } from '../src/platform/strapi/normalize-locale';

type Middleware = ReturnType<typeof normalizeLocale>;

/** Passes an action through, and reads which language the guards after it see. */
async function pass(action: string, locale: unknown): Promise<unknown> {
  const context = { action, params: { locale }, contentType: { pluginOptions: { i18n: { localized: true } } } };
  await normalizeLocale()(context as unknown as Parameters<Middleware>[0], () => Promise.resolve() as never);
  return context.params.locale;
}

test('an empty language is the default for all that comes after, and no write is in a language that the site lacks', async () => {
  for (const locale of ['', null]) expect(await pass('delete', locale)).toBe('uz');
  for (const locale of ['ru', '*', ['uz', 'ru'], undefined]) expect(await pass('delete', locale)).toEqual(locale);
  for (const locale of ['fr', [], ['uz', ''], { $ne: 'uz' }]) await expect(pass('delete', locale)).rejects.toThrow('no such language');
  expect(await pass('findMany', 'fr')).toBe('fr');
});
