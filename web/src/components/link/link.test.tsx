import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { Link } from './link';

const shown = () => screen.getByRole('link', { name: 'words' });

it('leads to a page of this site through Gatsby, under a path prefix', () => {
  show(
    <Link to="/ru/about" lang="ru" current="page">
      words
    </Link>,
  );
  expect(shown()).toHaveAttribute('data-inside');
  expect(shown()).toHaveAttribute('href', '/prefix/ru/about');
  expect(shown()).toHaveAttribute('lang', 'ru');
  expect(shown()).toHaveAttribute('aria-current', 'page');
});

it('downloads a file of the media library', () => {
  show(<Link to="/media/plan_1a.pdf">words</Link>);
  expect(shown()).not.toHaveAttribute('data-inside');
  expect(shown()).toHaveAttribute('href', '/prefix/media/plan_1a.pdf');
  expect(shown()).toHaveAttribute('download');
});

it('opens another file of this site without Gatsby', () => {
  show(<Link to="/ru/news/feed.xml">words</Link>);
  expect(shown()).not.toHaveAttribute('data-inside');
  expect(shown()).toHaveAttribute('href', '/prefix/ru/news/feed.xml');
  expect(shown()).not.toHaveAttribute('download');
});

it.each([
  ['https://lex.uz/', 'external noopener'],
  ['tel:112', null],
  ['mailto:info@ochiq.example', null],
  ['#hours', null],
])('leads to %s as it is', (to, rel) => {
  show(<Link to={to}>words</Link>);
  expect(shown()).toHaveAttribute('href', to);
  expect(shown().getAttribute('rel')).toBe(rel);
});
