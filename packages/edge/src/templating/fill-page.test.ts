import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { fillPage, type PageFilling } from './fill-page.ts';
import { anyCharacter } from '../../../uzbek/test/any-character.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const fill = (
  html: string,
  { facts = [], slots = {}, values = {} }: { facts?: string[]; slots?: object; values?: object } = {},
): string => {
  const filling: PageFilling = {
    name: 'contact',
    facts: new Set(facts),
    slots: new Map(Object.entries(slots)),
    values: new Map(Object.entries(values)),
  };
  return fillPage(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`, filling);
};

/** What stands in the body. */
const body = (html: string): string => /<body>([\s\S]*)<\/body>/u.exec(html)?.[1] ?? '';

const form = (controls: string, action = '/ru/forms/contact'): string => `<form method="post" action="${action}">${controls}</form>`;
const inner = (html: string): string => /<form[^>]*>([\s\S]*?)<\/form>/u.exec(html)?.[1] ?? '';

const elements = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return 'tagName' in node ? [node, ...children] : children;
};
const find = (html: string, name: string): Element => {
  const element = elements(parse(html)).find(({ attrs }) => attrs.some((attr) => attr.name === 'name' && attr.value === name));
  if (!element) throw new Error(`${name} is not there`);
  return element;
};

test('reveals a sentence when one of its conditions holds', () => {
  const html = '<p hidden data-when="problem:name">A</p><p hidden="" data-when="problem:email refused">B</p><p hidden>C</p>';
  expect(body(fill(html, { facts: ['refused', 'problem:name:min'] }))).toBe(
    '<p hidden="" data-when="problem:name">A</p><p data-when="problem:email refused">B</p><p hidden="">C</p>',
  );
});

test('focuses a revealed element that requests it', () => {
  const html = '<p hidden data-when="problems" data-focus="">A</p><p hidden data-when="refused" data-focus="">B</p>';
  expect(body(fill(html, { facts: ['refused'] }))).toBe(
    '<p hidden="" data-when="problems" data-focus="">A</p><p data-when="refused" data-focus="" autofocus="">B</p>',
  );
});

test('hides a sentence when its `data-unless` condition holds', () => {
  const html = '<p data-unless="sent">A</p><p data-unless="refused">B</p>';
  expect(body(fill(html, { facts: ['sent'] }))).toBe('<p data-unless="sent" hidden="">A</p><p data-unless="refused">B</p>');
});

test('sets the target of a link from its slot', () => {
  const html = '<a data-href="back" href="/ru">A</a><a data-href="other" href="/ru">B</a>';
  expect(body(fill(html, { slots: { back: '/ru/"x"' } }))).toBe(
    '<a data-href="back" href="/ru/&quot;x&quot;">A</a><a data-href="other" href="/ru">B</a>',
  );
});

test('fills a slot with text, and a date in readable format', () => {
  const html = '<b data-slot="number">?</b><time data-slot="dueOn"></time><i data-slot="dueOn"></i><u data-slot="code">kept</u>';
  expect(body(fill(html, { slots: { number: '<1>&', dueOn: '2026-03-04' } }))).toBe(
    '<b data-slot="number">&lt;1&gt;&amp;</b><time data-slot="dueOn" datetime="2026-03-04">04.03.2026</time><i data-slot="dueOn">2026-03-04</i><u data-slot="code">kept</u>',
  );
});

test.each([
  ['<input name="name">', '<input name="name" value="a">'],
  ['<input name="name" type="hidden" value="old">', '<input name="name" type="hidden" value="a">'],
  ['<input name="name" type="password">', '<input name="name" type="password">'],
  ['<input name="other" value="old">', '<input name="other" value="old">'],
  ['<textarea name="name">old</textarea>', '<textarea name="name">a</textarea>'],
  ['<input type="radio" name="name" value="a">', '<input type="radio" name="name" value="a" checked="">'],
  ['<input type="radio" name="name" value="b" checked>', '<input type="radio" name="name" value="b">'],
  ['<input type="CHECKBOX" name="name">', '<input type="CHECKBOX" name="name">'],
  [
    '<select name="name"><option value="b" selected>B</option><optgroup><option>a</option></optgroup></select>',
    '<select name="name"><option value="b">B</option><optgroup><option selected="">a</option></optgroup></select>',
  ],
  ['<button name="name">b</button>', '<button name="name">b</button>'],
])('%s', (control, expected) => {
  expect(inner(fill(form(control), { values: { name: 'a' } }))).toBe(expected);
});

test('marks a field with a problem as invalid', () => {
  const facts = ['problems', 'problem:name', 'problem:name:min'];
  expect(inner(fill(form('<input name="name"><input name="email">'), { facts }))).toBe(
    '<input name="name" aria-invalid="true"><input name="email">',
  );
});

test('leaves other forms unchanged, and controls outside of forms', () => {
  const control = '<input name="message"><p hidden data-when="refused">A</p>';
  const html = `${form(control, '/ru/forms/feedback')}<form action="/ru/search">${control}</form><input name="message">`;
  expect(body(fill(html, { facts: ['refused'], values: { message: 'a' } }))).toBe(body(fill(html)));
});

test.each(['/davlat/sayt/ru/forms/contact', '/forms/contact?a#b', ''])('%s is the form’s own address', (action) => {
  expect(inner(fill(form('<input name="name">', action), { values: { name: 'a' } }))).toContain('value="a"');
});

test('removes scripts, and keeps structured data', () => {
  const html =
    '<script>a()</script><svg><script href="/a.js"></script></svg><template><script>b()</script></template><script type="module">c()</script><script type="application/ld+json">{"a":"</p>"}</script>';
  expect(body(fill(html))).toBe('<svg></svg><template></template><script type="application/ld+json">{"a":"</p>"}</script>');
});

/** A tree without what may differ: the parser's own links, and where text is cut. */
function plain(node: Node): unknown {
  if ('tagName' in node) return { tag: node.tagName, attrs: node.attrs.map(({ name, value }) => [name, value]), children: children(node) };
  if ('childNodes' in node) return children(node);
  return 'value' in node ? node.value : 'data' in node ? { comment: node.data } : node.nodeName;
}
function children(node: DefaultTreeAdapterTypes.ParentNode): unknown[] {
  return node.childNodes.map(plain);
}

const text = fc.oneof(fc.string(), fc.constantFrom('\n', '\n\na', '&amp;', '&lt;b&gt;', '<!--c-->', 'ʼ o‘zbek', '\u00a0'));
const tag = fc.constantFrom('p', 'div', 'pre', 'textarea', 'ul', 'li', 'b', 'svg', 'time', 'form', 'select', 'option', 'table');
const attribute = fc.tuple(fc.constantFrom('class', 'data-when', 'hidden', 'data-slot', 'name', 'value', 'title'), text);
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { depthSize: 'small' },
    text.map((given) => given.replace(/[<\r\0]/gu, '')),
    fc
      .tuple(tag, fc.array(attribute, { maxLength: 2 }), fc.array(tie('markup'), { maxLength: 3 }))
      .map(
        ([name, attrs, inside]) =>
          `<${name}${attrs.map(([key, value]) => ` ${key}="${value.replace(/["\r\0]/gu, '')}"`).join('')}>${inside.join('')}</${name}>`,
      ),
  ),
}));

test('leaves everything else unchanged', () => {
  fc.assert(
    fc.property(markup, (html) => {
      // Parsed once more before: markup that no parser keeps (a form in a form) is not what a release has.
      const settled = fill(html);
      expect(plain(parse(fillPage(settled, { name: 'contact', facts: new Set(), slots: new Map(), values: new Map() })))).toEqual(
        plain(parse(settled)),
      );
    }),
    { numRuns: 200, examples: [['<svg><form><textarea>\n</textarea></form></svg>'], ['<pre>\n\n</pre>']] },
  );
});

test('keeps inline scripts of the head, which set how the page is displayed', () => {
  const head = '<head><script>dark()</script><script src="/a.js" defer></script><link rel="preload" as="script" href="/a.js"></head>';
  const filling: PageFilling = { name: 'contact', facts: new Set(), slots: new Map(), values: new Map() };
  expect(fillPage(`<html>${head}<body></body></html>`, filling)).toContain('<script>dark()</script><link');
});

test('preserves the tree of a page without scripts', () => {
  const page = `<!DOCTYPE html><html lang="ru"><head><title>A &amp; B</title><meta name="a" content="&quot;"></head><body><pre>\n\n a</pre><textarea name="a">\n\nb</textarea><svg viewBox="0 0 1 1"><path d="M0"/></svg><table><tbody><tr><td>1</td></tr></tbody></table><noscript><p>c</p></noscript><!-- d --></body></html>`;
  const filled = fillPage(page, { name: 'contact', facts: new Set(), slots: new Map(), values: new Map() });
  expect(plain(parse(filled))).toEqual(plain(parse(page)));
});

const hostile = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom('"', "'", '<', '>', '</textarea>', '<script>', '&', '&quot;', '\n', '\r\n', '\0', ' ', 'a', '-->', '=', '`'), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join('')),
);
const holdable = (value: string): string => value.replace(/\r\n?/gu, '\n').replaceAll('\0', '');
const controls = form(
  '<p hidden data-when="problems"></p><input name="name"><textarea name="message"></textarea><input type="hidden" name="page"><input type="checkbox" name="consent" value="yes"><b name="slot" data-slot="answer"></b>',
);

test('typed values are preserved, and never become elements', () => {
  const before = elements(parse(fill(controls))).length;
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, message, slotText) => {
      const html = fill(controls, {
        facts: ['problems'],
        slots: { answer: slotText },
        values: { name, message, page: message, consent: name },
      });
      const valueOf = (field: string): string | undefined => find(html, field).attrs.find((attr) => attr.name === 'value')?.value;
      const textOf = (field: string): string =>
        find(html, field)
          .childNodes.map((node) => ('value' in node ? node.value : ''))
          .join('');
      expect(valueOf('name')).toBe(holdable(name));
      expect(valueOf('page')).toBe(holdable(message));
      expect(textOf('message')).toBe(holdable(message));
      expect(textOf('slot')).toBe(holdable(slotText));
      expect(elements(parse(html))).toHaveLength(before);
    }),
    { numRuns: 500 },
  );
});

describe('what is there several times', () => {
  const item = (facts: string[], slots: object) => ({ facts: new Set(facts), slots: new Map(Object.entries(slots)) });
  const unfold = (html: string, items: ReturnType<typeof item>[], lists = new Map([['appeals', items]])): string =>
    body(
      fillPage(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`, {
        name: 'sign-out',
        facts: new Set(['signed-in']),
        slots: new Map([['number', 'of the page']]),
        values: new Map([['note', 'typed']]),
        lists,
      }),
    );
  const row =
    '<li class="a" hidden data-each="appeals"><b data-slot="number">?</b><i hidden data-when="state:answered">yes</i><template><u></u></template></li>';

  test('is repeated for each item, in order, with its own values', () => {
    const two = [item(['state:answered'], { number: '<1>' }), item([], { number: '2' })];
    expect(unfold(`<ol><!-- a -->${row}<li>last</li></ol><b data-slot="number"></b>`, two)).toBe(
      '<ol><!-- a --><li class="a" data-each="appeals"><b data-slot="number">&lt;1&gt;</b><i data-when="state:answered">yes</i><template><u></u></template></li>' +
        '<li class="a" data-each="appeals"><b data-slot="number">2</b><i hidden="" data-when="state:answered">yes</i><template><u></u></template></li>' +
        '<li>last</li></ol><b data-slot="number">of the page</b>',
    );
  });

  test('is removed for an empty list, and stays hidden without one', () => {
    expect(unfold(`<ol>${row}</ol>`, [])).toBe('<ol></ol>');
    expect(unfold(`<ol>${row}</ol>`, [], new Map())).toContain('<li class="a" hidden="" data-each="appeals">');
  });

  test('contains no values of the page or of the form', () => {
    const html = '<div hidden data-each="appeals"><p hidden data-when="signed-in">a</p><form><input name="note"></form></div>';
    expect(unfold(html, [item([], {})])).toBe(
      '<div data-each="appeals"><p hidden="" data-when="signed-in">a</p><form><input name="note"></form></div>',
    );
  });

  test('is unchanged in another form', () => {
    const html = `<form action="/forms/feedback">${row}</form>`;
    expect(unfold(html, [item([], {}), item([], {})])).toBe(unfold(html, [], new Map()));
  });

  test('contains one copy of its elements per item, for any values', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 5 }), (numbers) => {
        const html = unfold(
          `<ol>${row}</ol>`,
          numbers.map((number) => item([], { number })),
        );
        const texts = elements(parse(html))
          .filter(({ tagName }) => tagName === 'b')
          .map(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
        expect(texts).toEqual(numbers.map(holdable));
        expect(elements(parse(html)).filter(({ tagName }) => tagName === 'li')).toHaveLength(numbers.length);
      }),
      { numRuns: 200 },
    );
  });
});
