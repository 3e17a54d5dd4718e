import * as fc from 'fast-check';

import { parseOutline } from './page-outline.ts';
import { parseBrowserOutline } from './test/browser-outline.ts';

const page = (body: string, head = '') => `<!DOCTYPE html><html lang="uz"><head><title>T</title>${head}</head><body>${body}</body></html>`;

test('collects links, forms and translations, including those for readers without scripts', () => {
  const body =
    '<a href="/uz/a?b=1&amp;c#d">a</a><noscript><a href="/uz/b">b</a></noscript><form action="/uz/forms/contact"><input name="x"/></form><a>none</a>';
  const head =
    '<link rel="alternate" hrefLang="ru" href="https://x.example/ru"/><link rel="alternate" type="application/rss+xml" href="/feed"/><link rel="canonical" href="/uz"/>';
  expect(parseOutline(page(body, head))).toEqual({
    links: ['/uz/a?b=1&c#d', '/uz/b', '/uz/forms/contact'],
    alternates: ['https://x.example/ru'],
    faults: [],
  });
});

test('reads a tag that it has read before as the first time, at any place and with any sign in its attributes', () => {
  const body = '<a href="/uz/a" title="1 > 0">a</a><a href="/uz/a" title="1 ">b</a><p>c</p>';
  const first = parseOutline(page(body));
  expect(first).toEqual({ links: ['/uz/a', '/uz/a'], alternates: [], faults: [] });
  expect(parseOutline(page(body))).toEqual(first);
  expect(parseOutline(page(`<p>${body}</p>`)).faults[0]).toContain('<p> where none may be');
  const twice = page('<p>x</p><b id="a" id="b">y</b>');
  expect(parseOutline(twice).faults).toEqual(parseOutline(twice).faults);
  expect(parseOutline(twice).faults[0]).toContain('an attribute twice');
});

test('ignores links in scripts and styles', () => {
  const code =
    '<script>"<a href=\'/no\'>"</script><style>a::after{content:"<p>"}</style><script type="application/ld+json">{"a":"<b>"}</script>';
  expect(parseOutline(page(code, code))).toEqual({ links: [], alternates: [], faults: [] });
});

test('accepts self-closing elements in SVG', () => {
  expect(parseOutline(page('<svg viewBox="0 0 1 1"><path d="M0 0"/><g><title>x</title></g></svg>')).faults).toEqual([]);
});

test.each([
  ['a paragraph that holds a block', '<p>a<div>b</div></p>', 'in a <p>'],
  ['a link in a link', '<a href="/a">a<span><a href="/b">b</a></span></a>', 'in a <a>'],
  ['an element that is not closed', '<section><h2>a</h2>', '</body>'],
  ['rows without a body around them', '<table><tr><td>a</td></tr></table>', 'in a <table>'],
  ['a text between rows', '<table><tbody>a<tr><td>b</td></tr></tbody></table>', 'text right in a <tbody>'],
  ['an item in an item, whatever is between', '<li>a<x-y><li>b</li></x-y></li>', 'in a <li>'],
  ['an element that is read by rules of its own', '<div><template>a</template></div>', 'a <template> where none may be'],
  ['an element in the title of a drawing', '<svg><title><a>a</a></title></svg>', 'in a <svg>'],
  ['a block in a drawing', '<svg><g><p>a</p></g></svg>', 'in a <svg>'],
  ['an end that begins nothing', '<div>a</div></p>', '</p>'],
  ['two attributes of the same name', '<p id="a" ID="b">a</p>', 'an attribute twice'],
  ['a tag that is cut off', '<p>a</p><img alt="a', 'no proper HTML'],
  ['a script that does not end', '<script>a', '<script>'],
])('reports %s', (_, body, expectedFault) => {
  expect(parseOutline(page(body)).faults.join('\n')).toContain(expectedFault);
});

test('reports a page without a doctype', () => {
  expect(parseOutline('<html><head></head><body>a</body></html>').faults).toEqual([expect.stringContaining('<!DOCTYPE html>')]);
});

describe('what no browser mends', () => {
  const names =
    'div p span a button ul ol li dl dt dd h1 h2 h3 table thead tbody tfoot colgroup tr td th caption form fieldset legend svg g path title desc select optgroup option section details summary label em b i strong address blockquote pre x-y ruby rt nobr math mi foreignObject template iframe object'.split(
      ' ',
    );
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('x', '<img alt=""/>', '<br/>', '<path d="M0 0"/>'),
      fc
        .tuple(fc.constantFrom(...names), fc.array(tie('element'), { maxLength: 3 }))
        .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
    ),
  }));

  test('is all that is let through', () => {
    fc.assert(
      fc.property(element, (body) => {
        if (parseOutline(page(body)).faults.length === 0) expect(parseBrowserOutline(page(body)).faults).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
