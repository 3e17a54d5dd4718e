import { DefaultLayout } from './default/default';
import { HomeLayout } from './home/home';
import { PlainLayout } from './plain/plain';
import { getLayout } from './registry';

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
