import { screen } from '@testing-library/react';

import { examplePage } from '../../test/example-pages';
import { show } from '../../test/show';
import { getLayout, PageTemplate } from './page-template';
import { DefaultLayout } from './default/default';
import { HomeLayout } from './home/home';
import { PlainLayout } from './plain/plain';

it.each([
  ['default', DefaultLayout],
  ['home', HomeLayout],
  ['plain', PlainLayout],
])('knows the layout %s', (name, layout) => {
  expect(getLayout(name)).toBe(layout);
});

it.each([undefined, '', 'no-such-layout', 'constructor', '__proto__'])('falls back to the default layout for %p', (name) => {
  expect(getLayout(name)).toBe(DefaultLayout);
});

const page = examplePage<'section'>('about', { form: 'en' });

it('shows a page that names a layout that is missing in the default one', () => {
  show(
    <PageTemplate page={page} layout="carousel" title="About us">
      <p>Words</p>
    </PageTemplate>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Olimlar Street 64, Tashkent, 100041');
});

it('leaves menu and footer out of the plain layout', () => {
  show(
    <PageTemplate page={page} layout="plain" title="Error">
      <p>Words</p>
    </PageTemplate>,
  );
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  expect(screen.getByRole('main')).toHaveTextContent('Words');
});
