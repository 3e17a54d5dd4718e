import type { Locale } from '@ochiq/contract/routing/locales';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { examplePage } from '../../test/example-pages';
import { messageFiles } from '../../test/messages';
import { forgetMissingPage, handleMissingPage } from '../chunk-guard/missing-page';
import { ErrorView } from './error-view';
import { PageBoundary } from './page-boundary';

jest.mock('../chunk-guard/reload-once', () => ({ reloadOnce: () => Promise.resolve(false) }));
jest.mock('./error-view', () => ({ ErrorView: jest.fn(jest.requireActual<{ ErrorView: typeof ErrorView }>('./error-view').ErrorView) }));

function Broken({ thrown }: { thrown: Error | null }) {
  if (thrown) throw thrown;
  return <p>words of the page</p>;
}

function show(locale: Locale, thrown: Error | null, page: object | undefined = examplePage('about', { form: locale })) {
  document.documentElement.lang = locale;
  const i18n = { routed: true, language: locale, languages: [locale], originalPath: '/about', defaultLanguage: 'uz' };
  const props = {
    location: { pathname: `/${locale}/about` },
    data: messageFiles(locale, ['common']),
    pageContext: { page, language: locale, i18n },
  };
  return render(
    <PageBoundary props={props as unknown as ComponentProps<typeof PageBoundary>['props']}>
      <Broken thrown={thrown} />
    </PageBoundary>,
  );
}

beforeEach(() => {
  // React tells of what it catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  act(forgetMissingPage);
  jest.mocked(ErrorView).mockClear();
});

it.each(['uz', 'ru', 'en'] as const)('shows an error in place of a page that fails, with what stands on every page in %s', (locale) => {
  show(locale, new TypeError('x is undefined'));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(document.querySelector(`a[href="/prefix/${locale}"]`)).not.toBeNull();
  expect(document.body).not.toHaveTextContent('x is undefined');
});

it('shows the words of an error that has a status', () => {
  show('en', Object.assign(new Error('The page has moved'), { status: 410 }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The page has moved');
});

it.each([
  ['uz', 'Sahifani yuklab boʻlmadi', 'Sahifani qayta yuklash'],
  ['ru', 'Не удалось загрузить страницу', 'Загрузить страницу снова'],
  ['en', 'The page could not be loaded', 'Load the page again'],
] as const)('replaces a page with missing chunks in %s, at its address, until the next navigation', async (locale, title, again) => {
  show(locale, null);
  const before = document.title;
  const missing = `${window.location.origin}/prefix/${locale}/faq?page=2#three`;
  await act(() => handleMissingPage(missing));
  expect(window.location.href).toBe(missing);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(title);
  expect(screen.getByRole('link', { name: again })).toHaveAttribute('href', `${window.location.origin}/prefix/${locale}/faq?page=2`);
  expect(document.querySelector(`main a[href="/prefix/${locale}"]`)).not.toBeNull();
  act(forgetMissingPage);
  expect(screen.getByText('words of the page')).toBeVisible();
  expect(document.title).toBe(before);
});

it.each([
  ['uz', 'Xatolik sahifasini koʻrsatishda xatolik yuz berdi', 'Bosh sahifaga oʻtish'],
  ['ru', 'При показе страницы ошибки произошла ошибка', 'Перейти на главную страницу'],
  ['en', 'An error occurred while showing the error page', 'Go back to home'],
] as const)('says in %s that the error page failed, too', (locale, words, home) => {
  jest.mocked(ErrorView).mockImplementation(() => {
    throw new Error('again');
  });
  show(locale, new Error('once'));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', `/prefix/${locale}`);
  // Its own style: what has failed may be the sheets.
  expect(screen.getByRole('alert')).toHaveStyle({ margin: '15vh auto', fontSize: '1.75rem', maxWidth: '36rem' });
});
