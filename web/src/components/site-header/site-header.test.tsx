import { screen, within } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { LanguageSwitch } from './site-header';

it('leads to the same page in every language, by plain links that the server sees', () => {
  const { languages } = examplePage('news-item', { form: 'en', path: '/en/news/new-sensors-in-fergana-wells' });
  show(<LanguageSwitch languages={languages} />);
  const links = within(screen.getByRole('navigation', { name: 'Language' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.getAttribute('aria-current')])).toEqual([
    ['Oʻzbekcha', '/prefix/uz/news/fargona-quduqlarida-yangi-datchiklar', 'uz', null],
    ['Русский', '/prefix/ru/news/novye-datchiki-na-skvazhinah-fergany', 'ru', null],
    ['English', '/prefix/en/news/new-sensors-in-fergana-wells', 'en', 'true'],
  ]);
  expect(links.some((link) => 'inside' in link.dataset)).toBe(false);
});
