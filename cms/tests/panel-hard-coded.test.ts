import { hardCodedTexts, translateHardCoded } from '../src/admin/hard-coded/hard-coded-texts';
import { translateTokenExpiry } from '../src/admin/hard-coded/token-expiry';
import ru from '../src/admin/texts/ru';
import uz from '../src/admin/texts/uz';
import { readTranslations } from './support/strapi-messages';

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

const token = '/admin/settings/api-tokens/3';

test.each([
  ['Amal qilish muddati: Unlimited', token, uz, 'Amal qilish muddati: Cheklanmagan'],
  ['Amal qilish muddati: November 29th, 2026', token, uz, 'Amal qilish muddati: 29.11.2026'],
  [
    'Срок действия: January 1st, 2027',
    '/admin/settings/transfer-tokens/1',
    { ...readTranslations('ru'), ...ru },
    'Срок действия: 01.01.2027',
  ],
])('says in the panel’s language when a token ends: “%s”', (text, path, texts, said) => {
  expect(translateTokenExpiry(text, path, texts)).toBe(said);
  expect(translateTokenExpiry(said, path, texts)).toBe(path === token && text.endsWith('Unlimited') ? null : said);
});

test('leaves other texts about tokens, and other pages, alone', () => {
  expect(translateTokenExpiry('Amal qilish muddati', token, uz)).toBeNull();
  expect(translateTokenExpiry('Amal qilish muddati: Unlimited', '/admin/settings/webhooks/1', uz)).toBeNull();
});
