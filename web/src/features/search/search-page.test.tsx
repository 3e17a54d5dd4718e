import { examplePage } from '../../../test/example-pages';
import { serve } from '../../../test/serve';
import { show } from '../../../test/show';
import { QueryInTitle, SearchPage } from './search-page';
import { reloadPage } from '../../http/reload-page';

jest.mock('../../http/reload-page');

const { path, shell, body } = examplePage<'search'>('search', { form: 'ru' });
const page = (
  <>
    <h1>
      Поиск
      <QueryInTitle path={path} />
    </h1>
    <SearchPage path={path} locale="ru" mostAsked={body.mostAsked} footer={shell.footer} />
  </>
);

const complained = jest.spyOn(console, 'error');

beforeEach(() => {
  window.history.replaceState(null, '', '/prefix/ru/search');
});

afterEach(() => {
  expect(complained).not.toHaveBeenCalled();
  document.body.replaceChildren();
  jest.mocked(reloadPage).mockReset();
});

const seen = (container: HTMLElement) =>
  [...container.querySelectorAll('*')].filter((element) => element.children.length === 0 && !element.closest('[hidden]'));

it('shows help without a query, and hides all results', () => {
  const { container } = show(page, 'ru');
  const words = seen(container).map(({ textContent }) => textContent);
  expect(words).toContain('Карта сайта');
  expect(words).toContain(shell.footer.trustPhone);
  expect(words).toContain(body.mostAsked[0]?.label);
  for (const word of ['Ничего не найдено', 'Результат', 'Поиск сейчас не работает']) expect(words).not.toContain(word);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('hydrates what the edge filled in, and leaves it unchanged', () => {
  window.history.replaceState(null, '', '/prefix/ru/search?q=suv');
  const { container, takeOver } = serve(page, 'ru');
  const place = (name: string) => container.querySelector<HTMLElement>(`[data-place="${path}#${name}"]`);
  const field = container.querySelector('input');
  const type = container.querySelector('select');
  place('answer')?.replaceChildren(Object.assign(document.createElement('p'), { textContent: 'Найден 1 результат' }));
  place('asked')?.replaceChildren(': suv');
  field?.setAttribute('value', 'suv');
  type?.querySelector('[value="news"]')?.setAttribute('selected', '');
  const inside = place('answer')?.firstChild;
  takeOver();
  expect(place('answer')?.firstChild).toBe(inside);
  expect(place('asked')?.textContent).toBe(': suv');
  expect(field).toHaveValue('suv');
  expect(type).toHaveValue('news');
  expect(reloadPage).not.toHaveBeenCalled();
});

it('loads a query from the server after client-side navigation', () => {
  window.history.replaceState(null, '', '/prefix/ru/search?q=suv');
  show(page, 'ru');
  expect(reloadPage).toHaveBeenCalled();
});

it('separates the query of a page in another language', () => {
  const { takeOver } = serve(page, 'ru');
  takeOver();
  const { container } = show(<QueryInTitle path="/uz/search" />, 'uz');
  expect(container.querySelector('[data-place="/uz/search#asked"] [data-slot="q"]')).not.toBeNull();
});
