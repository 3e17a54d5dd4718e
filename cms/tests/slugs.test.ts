import { isDerivedSlug, toSlug } from '../src/content/slugs/derived-slug';
import { administrator, getDocumentId, createEntriesClient } from './support/panel';

const editor = administrator();
const tags = (locale: string) => createEntriesClient(editor, 'tag', locale);

/** The slug that the panel gets while a name is written. */
async function generated(name: string, locale: string): Promise<unknown> {
  const request = { contentTypeUID: 'api::tag.tag', field: 'slug', data: { name } };
  return (await editor.request('POST', `/content-manager/uid/generate?locale=${locale}`, request)).body.data;
}

const names = [
  ['uz', 'Gʻalla oʻrimi', 'galla-orimi'],
  ['uz', "Sho'rtan g'oyasi", 'shortan-goyasi'],
  ['uz', 'Ўзбекистон ҳудудидаги қудуқлар', 'ozbekiston-hududidagi-quduqlar'],
  ['uz', 'Ғишт зағираси', 'gisht-zagirasi'],
  ['ru', 'Подъём грунтовых вод в Ҳазораспе', 'podyom-gruntovykh-vod-v-khazoraspe'],
  ['en', 'What’s new in Gʻijduvon', 'whats-new-in-gijduvon'],
] as const;

test.each(names)('makes the slug in %s: %s', async (locale, name, slug) => {
  expect(await generated(name, locale)).toBe(slug);
});

test('numbers a slug that is taken in the same language', async () => {
  await tags('uz').create({ name: 'Ҳосил', slug: 'hosil' });
  expect(await generated('Hosil', 'uz')).toBe('hosil-1');
  expect(await generated('Hosil', 'en')).toBe('hosil');
});

test('makes no slug without a name', async () => {
  expect(await generated('', 'uz')).toBe('');
});

describe('the name of the type as a slug', () => {
  const slugNow = async (documentId: string) => ((await tags('uz').find(documentId)).body.data as { slug: string }).slug;

  test.each([
    ['tag', 'Suv taʼminoti', 'suv-taminoti'],
    ['tag-2', 'Ekinlar', 'ekinlar'],
    ['tag', 'Tag', 'tag'],
    ['tag-1', 'Tag 1', 'tag-1'],
    ['tag-lar', 'Yorliqlar', 'tag-lar'],
  ])('%s of %s becomes %s', async (slug, name, kept) => {
    const id = getDocumentId(await tags('uz').create({ name, slug }));
    expect(await slugNow(id)).toBe(kept);
  });

  test('is replaced when a draft that has it is saved with a name', async () => {
    const id = getDocumentId(await tags('uz').create({ slug: 'tag-7' }));
    expect(await slugNow(id)).toBe('tag-7');
    await tags('uz').update(id, { name: 'Bogʻlar', slug: 'tag-7' });
    expect(await slugNow(id)).toBe('boglar');
  });

  test('stays on a published page', async () => {
    const id = getDocumentId(await tags('uz').createAndPublish({ name: 'Tag 9', slug: 'tag-9' }));
    await tags('uz').update(id, { name: 'Hosil bayrami', slug: 'tag-9' });
    expect(await slugNow(id)).toBe('tag-9');
  });
});

test.each([
  ['suv-kodeksi', 'Suv kodeksi', true],
  ['suv-kodeksi-12', 'Suv kodeksi', true],
  ['suv-kodeksi-yangi', 'Suv kodeksi', false],
  ['suv', 'Suv kodeksi', false],
])('whether %s follows %s: %s', (slug, name, follows) => {
  expect(isDerivedSlug(slug, name, 'uz')).toBe(follows);
});

test('fills an empty slug from the name, in each language by its own letters', async () => {
  const slugOfVersion = async (documentId: string, locale: string) =>
    ((await tags(locale).find(documentId)).body.data as { slug: string }).slug;
  const id = getDocumentId(await tags('uz').create({ name: 'Қўқон вилояти' }));
  await tags('ru').update(id, { name: 'Кокандская область', slug: null });
  await tags('en').update(id, { name: 'Qoʻqon region', slug: '' });
  expect(await slugOfVersion(id, 'uz')).toBe('qoqon-viloyati');
  expect(await slugOfVersion(id, 'ru')).toBe('kokandskaya-oblast');
  expect(await slugOfVersion(id, 'en')).toBe('qoqon-region');
});

test('retains a written slug when the name changes', async () => {
  const id = getDocumentId(await tags('uz').create({ name: 'Birinchi nom', slug: 'oz-nomi' }));
  await tags('uz').update(id, { name: 'Ikkinchi nom' });
  expect((await tags('uz').find(id)).body.data).toMatchObject({ name: 'Ikkinchi nom', slug: 'oz-nomi' });
});

test('reads a language that the site does not have as English', () => {
  expect(toSlug('Éclair № 5', 'fr')).toBe('eclair-no-5');
  expect(toSlug('Ўрик')).toBe('orik');
});
