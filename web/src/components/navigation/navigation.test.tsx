import { fireEvent, screen, within } from '@testing-library/react';

import { examplePage } from '../../../test/example-pages';
import { show } from '../../../test/show';
import { Navigation } from './navigation';

const { navigation } = examplePage('news', { form: 'en' }).shell;
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu', hidden: true }));
const links = () => menu().getAllByRole('link', { hidden: true });

function showAt(path: string, above: readonly string[] = []) {
  return show(<Navigation groups={navigation} path={path} above={above} />);
}

it('opens by a button without a script where the page is narrow', () => {
  showAt('/en');
  const menuId = screen.getByRole('navigation', { name: 'Main menu', hidden: true }).id;
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menuId);
});

it('leads to the page of each group once', () => {
  showAt('/en');
  expect(links().filter((link) => link.getAttribute('href') === '/prefix/en/about')).toHaveLength(1);
  expect(links().filter((link) => link.getAttribute('href') === '/prefix/en/services')).toHaveLength(1);
});

it('marks the page that the reader is on, and the group that it is in', () => {
  const { container } = showAt('/en/news');
  expect(
    links()
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => [link.textContent, link.getAttribute('aria-current')]),
  ).toEqual([['News', 'page']]);
  expect(container.querySelector('[data-here]')).toHaveTextContent('Press centre');
});

it('marks the page above a page that the menu does not hold', () => {
  showAt('/en/news/some-item', ['/en/news']);
  expect(links().find((link) => link.textContent === 'News')).toHaveAttribute('aria-current', 'true');
});

it('names the language of labels that are not in that of the page', () => {
  const groups = [
    { label: 'О нас', lang: 'ru' as const, path: '/en/about', links: [{ label: 'Jamoa', lang: 'uz' as const, path: '/en/team' }] },
    { label: 'Aloqa', lang: 'uz' as const, path: '/en/contact', links: [] },
    { label: 'News', path: '/en/news', links: [] },
  ];
  const { container } = show(<Navigation groups={groups} path="/en" above={[]} />);
  expect(container.querySelector('summary')).toHaveAttribute('lang', 'ru');
  expect(links().map((link) => [link.textContent, link.getAttribute('lang')])).toEqual([
    ['О нас', 'ru'],
    ['Jamoa', 'uz'],
    ['Aloqa', 'uz'],
    ['News', null],
  ]);
});

it('opens one group at a time', () => {
  const { container } = showAt('/en');
  expect(new Set([...container.querySelectorAll('details')].map((group) => group.getAttribute('name')))).toEqual(new Set(['menu']));
});

it('closes an open group on Esc and gives the focus back to its name', () => {
  const { container } = showAt('/en');
  const group = container.querySelector('details');
  const name = group?.querySelector('summary');
  if (!group || !name) throw new Error('The menu has no group');
  group.open = true;
  group.querySelector('a')?.focus();
  fireEvent.keyDown(document.activeElement ?? group, { key: 'Escape' });
  expect(group.open).toBe(false);
  expect(name).toHaveFocus();
});
