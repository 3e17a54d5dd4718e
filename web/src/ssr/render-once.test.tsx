/** @jest-environment node */
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from 'react-i18next';

import { insertRenderedParts, renderOnce } from './render-once';

const renderIn = (language: string, element: ReactElement) =>
  insertRenderedParts(renderToString(<I18nContext.Provider value={{ i18n: { language } as i18n }}>{element}</I18nContext.Provider>));

const renderBody = jest.fn(({ names, here }: { names: string[]; here: string }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>
        {name} {name === here ? 'here' : null}
      </li>
    ))}
  </ul>
));

it('renders the same props once in a language, and the same HTML as without it', () => {
  const List = renderOnce(renderBody);
  const Plain = renderBody;
  const props = { names: ['a & b', 'c'], here: 'c' };
  const page = (Component: typeof List) => (
    <main>
      before <Component {...props} /> after
    </main>
  );
  const expected = renderToString(page(Plain as typeof List));
  renderBody.mockClear();
  expect([renderIn('uz', page(List)), renderIn('uz', page(List))]).toEqual([expected, expected]);
  expect(renderBody).toHaveBeenCalledTimes(1);
  renderIn('ru', page(List));
  expect(renderBody).toHaveBeenCalledTimes(2);
  expect(renderIn('uz', <List names={['d']} here="" />)).toBe(renderToString(<Plain names={['d']} here="" />));
});

it('renders the same component twice on a page', () => {
  const List = renderOnce(renderBody);
  const twice = renderIn('uz', [<List key="1" names={['x']} here="" />, <List key="2" names={['x']} here="" />] as unknown as ReactElement);
  expect(twice).toBe('<ul><li>x<!-- --> </li></ul>'.repeat(2));
});

it('takes only what it is told to from the props', () => {
  const List = renderOnce(renderBody, ({ names, here }) => [names, names.includes(here) ? here : null]);
  const first = renderIn('uz', <List names={['e']} here="/one" />);
  renderBody.mockClear();
  expect(renderIn('uz', <List names={['e']} here="/two" />)).toBe(first);
  expect(renderBody).not.toHaveBeenCalled();
  expect(renderIn('uz', <List names={['e']} here="e" />)).toContain('here');
});

it('is the same part on the page that it links to, where Gatsby gives the link an empty class', () => {
  const Links = renderOnce(({ target }: { target: string }) => (
    <a className="" href={target}>
      x
    </a>
  ));
  expect(renderIn('uz', <Links target="/uz" />)).toBe('<a href="/uz">x</a>');
});

it('refuses a component that is rendered once within another', () => {
  const Inner = renderOnce(() => <i>inner</i>);
  const Outer = renderOnce(() => (
    <b>
      <Inner />
    </b>
  ));
  expect(() => renderIn('uz', <Outer />)).toThrow('holds another');
});
