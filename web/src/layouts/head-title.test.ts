import { examplePage } from '../../test/example-pages';
import { messageFiles } from '../../test/messages';
import { headTitle } from './head-title';

it.each([
  ['documents-kind', '/ru/documents/kind/order', 'Приказ'],
  ['documents-status', '/ru/documents/status/lost-force', 'Утратил силу'],
  ['documents-year', '/ru/documents/year/2025', '2025'],
] as const)('calls the part %s at %s “%s”', (route, path, name) => {
  const page = examplePage(route, { form: 'ru', path });
  const section = examplePage<'document-list'>('documents', { form: 'ru' }).body.section.title;
  expect(headTitle(page, messageFiles('ru', ['documents']))).toBe(`${section}: ${name}`);
});
