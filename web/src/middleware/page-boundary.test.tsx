import type { Locale } from '@ochiq/contract/locales';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { examplePage } from '../../test/example-pages';
import { messageFiles } from '../../test/messages';
import { ErrorView } from './error-view';
import { PageBoundary } from './page-boundary';

jest.mock('./error-view', () => ({ ErrorView: jest.fn(jest.requireActual<{ ErrorView: typeof ErrorView }>('./error-view').ErrorView) }));

function Broken({ thrown }: { thrown: Error }): never {
  throw thrown;
}

function show(locale: Locale, thrown: Error, page: object | undefined = examplePage('about', { form: locale })) {
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
});
