import { hardCodedTexts, translateHardCoded } from '../src/admin/hard-coded/hard-coded-texts';
import ru from '../src/admin/texts/ru';
import uz from '../src/admin/texts/uz';

const home = '/admin/';

test.each([
  ['Close modal', { part: 'text', path: home }, 'Oynani yopish'],
  ['Active', { part: 'text', path: '/admin/settings/users' }, 'Faol'],
  ['Oʻzbekcha (default)', { part: 'text', path: '/admin/content-manager/collection-types/api::news.news' }, 'Oʻzbekcha (asosiy)'],
] as const)('“%s” is said in Uzbek', (text, shown, said) => {
  expect(translateHardCoded(text, shown, uz)).toBe(said);
});

test.each([
  ['Active', { part: 'text', path: '/admin/content-manager/collection-types/api::project.project' }],
  ['published', { part: 'text', path: home }],
  ['Media', { part: 'label', path: '/admin/settings/webhooks' }],
  ['Bosh (default)', { part: 'text', path: '/admin/settings/roles' }],
  ['Oʻzbekcha', { part: 'text', path: home }],
  ['toString', { part: 'text', path: home }],
] as const)('“%s” is left alone where it may be somebody’s own word', (text, shown) => {
  expect(translateHardCoded(text, shown, uz)).toBeNull();
});

test('leaves no hard-coded text of Strapi in English', () => {
  for (const texts of [uz, ru]) for (const text of Object.keys(hardCodedTexts)) expect(texts[`ochiq.hard-coded.${text}`]).not.toBe(text);
});
