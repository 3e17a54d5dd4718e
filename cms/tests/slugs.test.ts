import { slugOf } from '../src/slugs/slug-of';
import { administrator, documentIdOf, entriesOf } from './support/panel';

const editor = administrator();
const tags = (locale: string) => entriesOf(editor, 'tag', locale);

/** What the panel is told when a name is written. */
async function generated(name: string, locale: string): Promise<unknown> {
  const asked = { contentTypeUID: 'api::tag.tag', field: 'slug', data: { name } };
  return (await editor.request('POST', `/content-manager/uid/generate?locale=${locale}`, asked)).body.data;
}

const names = [
  ['uz', 'Gʻalla oʻrimi', 'galla-orimi'],
  ['uz', "Sho'rtan g'oyasi", 'shortan-goyasi'],
  ['uz', 'Ўзбекистон ҳудудидаги қудуқлар', 'ozbekiston-hududidagi-quduqlar'],
  ['uz', 'Ғишт зағираси', 'gisht-zagirasi'],
  ['ru', 'Подъём грунтовых вод в Ҳазораспе', 'podyom-gruntovykh-vod-v-khazoraspe'],
  ['en', 'What’s new in Gʻijduvon', 'whats-new-in-gijduvon'],
] as const;

test.each(names)('the panel makes the slug in %s: %s', async (locale, name, slug) => {
  expect(await generated(name, locale)).toBe(slug);
});

test('a name that somebody has in the same language gets a number', async () => {
  await tags('uz').create({ name: 'Ҳосил', slug: 'hosil' });
  expect(await generated('Hosil', 'uz')).toBe('hosil-1');
  expect(await generated('Hosil', 'en')).toBe('hosil');
});

test('while there is no name the slug is that of the type', async () => {
  expect(await generated('', 'uz')).toBe('tag');
});

test('a slug that was left empty is made from the name, in each language by its own letters', async () => {
  const slugOfVersion = async (documentId: string, locale: string) =>
    ((await tags(locale).find(documentId)).body.data as { slug: string }).slug;
  const id = documentIdOf(await tags('uz').create({ name: 'Қўқон вилояти' }));
  await tags('ru').update(id, { name: 'Кокандская область', slug: null });
  await tags('en').update(id, { name: 'Qoʻqon region', slug: '' });
  expect(await slugOfVersion(id, 'uz')).toBe('qoqon-viloyati');
  expect(await slugOfVersion(id, 'ru')).toBe('kokandskaya-oblast');
  expect(await slugOfVersion(id, 'en')).toBe('qoqon-region');
});

test('a slug that was written stays, also when the name changes', async () => {
  const id = documentIdOf(await tags('uz').create({ name: 'Birinchi nom', slug: 'oz-nomi' }));
  await tags('uz').update(id, { name: 'Ikkinchi nom' });
  expect((await tags('uz').find(id)).body.data).toMatchObject({ name: 'Ikkinchi nom', slug: 'oz-nomi' });
});

test('a language that the site does not have is read as English', () => {
  expect(slugOf('Éclair № 5', 'fr')).toBe('eclair-no-5');
  expect(slugOf('Ўрик')).toBe('orik');
});
