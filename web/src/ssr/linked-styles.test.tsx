/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';

import { linkStyles } from './linked-styles';

it('links the sheets that Gatsby writes into a page, in their order, and leaves all else', () => {
  const nodes = linkStyles([
    <meta key="a" name="a" />,
    <style key="1" data-href="/b/styles-1-x.css" data-identity="gatsby-global-css" dangerouslySetInnerHTML={{ __html: 'p{}' }} />,
    <style key="2" data-href="/b/styles-2-y.css" dangerouslySetInnerHTML={{ __html: 'i{}' }} />,
    'text',
  ]);
  expect(renderToStaticMarkup(<>{nodes}</>)).toBe(
    '<meta name="a"/><link rel="stylesheet" href="/b/styles-1-x.css"/><link rel="stylesheet" href="/b/styles-2-y.css"/>text',
  );
});

it('refuses a style whose address it does not know', () => {
  expect(() => linkStyles([<style key="1">p</style>])).toThrow('linked-styles');
});
