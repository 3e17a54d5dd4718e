/** @jest-environment jsdom */
import { examplePage } from '../../test/example-pages';
import { messageFiles } from '../../test/messages';
import { getHeadTitle } from './head';

it.each([
  ['documents-kind', '/ru/documents/kind/order', 'Приказ'],
  ['documents-status', '/ru/documents/status/lost-force', 'Утратил силу'],
  ['documents-year', '/ru/documents/year/2025', '2025'],
] as const)('calls the part %s at %s “%s”', (route, path, name) => {
  const page = examplePage(route, { form: 'ru', path });
  const section = examplePage<'document-list'>('documents', { form: 'ru' }).body.section.title;
  expect(getHeadTitle(page, messageFiles('ru', ['documents']))).toBe(`${section}: ${name}`);
});

it('titles the search page by its query, and every other page by its own name', () => {
  window.history.replaceState(null, '', '/prefix/ru/search?q=%20%D0%B2%D0%BE%D0%B4%D0%B0%20');
  const titleOf = (route: 'search' | 'faq') => getHeadTitle(examplePage(route, { form: 'ru' }), messageFiles('ru'));
  const [asked, other] = [titleOf('search'), titleOf('faq')];
  window.history.replaceState(null, '', '/prefix/ru/search');
  expect(asked).toBe(`вода – ${titleOf('search')}`);
  expect(other).toBe(titleOf('faq'));
});
