import type { MarkedText } from '@ochiq/contract/search/search';
import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { fillPlaces, preparePage, type PlaceFilling } from './fill-places.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;
type FillingOptions = {
  facts?: string[];
  slots?: Record<string, string | MarkedText>;
  addresses?: Record<string, string>;
  lists?: Record<string, PlaceFilling[]>;
};

const filling = ({ facts = [], slots = {}, addresses = {}, lists = {} }: FillingOptions): PlaceFilling => ({
  facts: new Set(facts),
  slots: new Map(Object.entries(slots)),
  addresses: new Map(Object.entries(addresses)),
  lists: new Map(Object.entries(lists)),
});

const page = (body: string): string => `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`;
const same = (title: string): string => title;
const bodyOf = (html: string): string => /<body>([\s\S]*)<\/body>/u.exec(html)?.[1] ?? '';
const fill = (body: string, fillingOptions: FillingOptions): string =>
  bodyOf(fillPlaces(preparePage(page(body)), filling(fillingOptions), same));

test('keeps elements of a place whose condition holds, or without one', () => {
  const inside = '<p hidden data-when="a b">1</p><p data-when="c">2</p><ul><li data-when="c">3</li></ul><i>4</i>';
  expect(fill(`<div data-place="x">${inside}</div>`, { facts: ['b'] })).toBe(
    '<div data-place="x"><p data-when="a b">1</p><ul></ul><i>4</i></div>',
  );
});

test('leaves everything outside of places unchanged, scripts included', () => {
  const outside =
    '<p hidden="" data-when="a">1</p><b data-slot="s">2</b><input data-slot="s"><pre>\n\nc</pre><script>go("<\\/p>")</script><!--#include virtual="/alert/ru.txt" -->';
  expect(fill(outside, { facts: ['a'], slots: { s: 'x' } })).toBe(outside);
});

test('repeats list items, each with its own values', () => {
  const item = (n: string): PlaceFilling => filling({ facts: [`is:${n}`], slots: { n } });
  expect(
    fill('<ul data-place=""><li hidden data-each="l"><b data-slot="n"></b><i data-when="is:1">!</i></li></ul>', {
      lists: { l: [item('1'), item('2')] },
    }),
  ).toBe('<ul data-place=""><li><b data-slot="n">1</b><i data-when="is:1">!</i></li><li><b data-slot="n">2</b></li></ul>');
  expect(fill('<ul data-place=""><li hidden data-each="l">x</li></ul>', {})).toBe('<ul data-place=""></ul>');
});

test('fills controls, highlighted texts, dates and links', () => {
  const marked = [
    { text: 'a<', isMatch: false },
    { text: 'b', isMatch: true },
  ];
  expect(
    fill(
      '<input data-place="" data-slot="q"><select data-place="" data-slot="q"><option value="x">X</option><option value="y" selected>Y</option></select><p data-place=""><b data-slot="m">?</b><time data-slot="d"></time><a data-href="to" data-current="here">c</a></p>',
      { facts: ['here'], slots: { q: 'x', m: marked, d: '2026-03-04' }, addresses: { to: '/uz/a#b' } },
    ),
  ).toBe(
    '<input data-place="" data-slot="q" value="x"><select data-place="" data-slot="q"><option value="x" selected="">X</option><option value="y">Y</option></select><p data-place=""><b data-slot="m">a&lt;<mark>b</mark></b><time data-slot="d" datetime="2026-03-04">04.03.2026</time><a data-href="to" data-current="here" href="/uz/a#b" aria-current="page">c</a></p>',
  );
});

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', '', 'a'])('“%s” is nowhere to go', (to) => {
  expect(fill('<p data-place=""><a data-href="to">c</a></p>', { addresses: { to } })).not.toContain(' href=');
});

test('sets the title by the query', () => {
  const html = fillPlaces(
    preparePage(page('<svg><title>S</title></svg>')),
    filling({}),
    (title) => `</title><script>x</script> – ${title}`,
  );
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;x&lt;/script&gt; – T</title>');
  expect(html).toContain('<svg><title>S</title></svg>');
});

const elements = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...children] : children;
};
/** The tags of a page with the attributes that could act. */
const skeleton = (html: string): string[] =>
  elements(parse(html))
    .filter(({ tagName }) => tagName !== 'mark')
    .map(({ tagName, attrs }) => `${tagName} ${attrs.map(({ name }) => name).join(' ')}`);

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><svg onload=alert(1)>',
    '</mark></b></div><a href="javascript:alert(1)">',
    '<!--',
    ']]>',
    '&lt;script&gt;',
    '\0<b>',
    "' autofocus onfocus='alert(1)",
  ),
);
const places =
  '<h1>S<span data-place=""><i data-slot="q"></i></span></h1><input data-place="" data-slot="q" value=""><div data-place=""><p data-slot="q"></p><ol><li data-each="hits"><a data-href="path" data-slot="title" href="/"></a></li></ol></div>';

const prepared = preparePage(page(places));

test('fills a parsed page independently for each reader', () => {
  const ask = (q: string): string =>
    fillPlaces(prepared, filling({ slots: { q }, lists: { hits: [filling({ slots: { title: q } })] } }), same);
  const first = ask('suv');
  expect(ask('yer')).toBe(first.replaceAll('suv', 'yer'));
  expect(ask('suv')).toBe(first);
  expect(fillPlaces(prepared, filling({}), same)).toBe(fillPlaces(preparePage(page(places)), filling({}), same));
});

test('inserts any query and title as text', () => {
  fc.assert(
    fc.property(hostile, hostile, hostile, (q, title, path) => {
      const fillingOptions = (text: string, to: string): PlaceFilling =>
        filling({
          slots: { q: text },
          lists: { hits: [filling({ slots: { title: [{ text, isMatch: true }] }, addresses: { path: to } })] },
        });
      const html = fillPlaces(
        prepared,
        { ...fillingOptions(q, path), ...(title && { facts: new Set([title]) }) },
        (built) => title + built,
      );
      expect(skeleton(html)).toEqual(skeleton(fillPlaces(prepared, fillingOptions('a', '/a'), same)));
      const links = elements(parse(html)).flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href').map(({ value }) => value));
      for (const link of links) expect(new URL(link, 'https://ochiq.example').origin).toBe('https://ochiq.example');
    }),
    { numRuns: 500 },
  );
});
