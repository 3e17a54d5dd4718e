import fc from 'fast-check';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

import { fillPage, type Filling } from './fill-page.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const fill = (
  html: string,
  { facts = [], slots = {}, values = {} }: { facts?: string[]; slots?: object; values?: object } = {},
): string => {
  const filling: Filling = {
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
  const found = elements(parse(html)).find(({ attrs }) => attrs.some((attr) => attr.name === 'name' && attr.value === name));
  if (!found) throw new Error(`${name} is not there`);
  return found;
};

test('a sentence is shown when one of its facts holds', () => {
  const html = '<p hidden data-when="problem:name">A</p><p hidden="" data-when="problem:email refused">B</p><p hidden>C</p>';
  expect(body(fill(html, { facts: ['refused', 'problem:name:min'] }))).toBe(
    '<p hidden="" data-when="problem:name">A</p><p data-when="problem:email refused">B</p><p hidden="">C</p>',
  );
});

test('what is shown takes the focus where it asks for it', () => {
  const html = '<p hidden data-when="problems" data-focus="">A</p><p hidden data-when="refused" data-focus="">B</p>';
  expect(body(fill(html, { facts: ['refused'] }))).toBe(
    '<p hidden="" data-when="problems" data-focus="">A</p><p data-when="refused" data-focus="" autofocus="">B</p>',
  );
});

test('a sentence is hidden when the fact holds that it stands for the lack of', () => {
  const html = '<p data-unless="sent">A</p><p data-unless="refused">B</p>';
  expect(body(fill(html, { facts: ['sent'] }))).toBe('<p data-unless="sent" hidden="">A</p><p data-unless="refused">B</p>');
});

test('a link leads where its slot says', () => {
  const html = '<a data-href="back" href="/ru">A</a><a data-href="other" href="/ru">B</a>';
  expect(body(fill(html, { slots: { back: '/ru/"x"' } }))).toBe(
    '<a data-href="back" href="/ru/&quot;x&quot;">A</a><a data-href="other" href="/ru">B</a>',
  );
});

test('a slot gets its value as text, a day as people write it', () => {
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

test('a field with a problem says so', () => {
  const facts = ['problems', 'problem:name', 'problem:name:min'];
  expect(inner(fill(form('<input name="name"><input name="email">'), { facts }))).toBe(
    '<input name="name" aria-invalid="true"><input name="email">',
  );
});

test('another form on the page is left alone, and so is a control outside of any', () => {
  const control = '<input name="message"><p hidden data-when="refused">A</p>';
  const html = `${form(control, '/ru/forms/feedback')}<form action="/ru/search">${control}</form><input name="message">`;
  expect(body(fill(html, { facts: ['refused'], values: { message: 'a' } }))).toBe(body(fill(html)));
});

test.each(['/davlat/sayt/ru/forms/contact', '/forms/contact?a#b', ''])('%s is the form’s own address', (action) => {
  expect(inner(fill(form('<input name="name">', action), { values: { name: 'a' } }))).toContain('value="a"');
});

test('scripts go, data for search engines stays', () => {
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

test('what nothing is said about stays as it is', () => {
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

test('what stands in the head itself stays: it says how the page is shown', () => {
  const head = '<head><script>dark()</script><script src="/a.js" defer></script><link rel="preload" as="script" href="/a.js"></head>';
  const filling: Filling = { name: 'contact', facts: new Set(), slots: new Map(), values: new Map() };
  expect(fillPage(`<html>${head}<body></body></html>`, filling)).toContain('<script>dark()</script><link');
});

test('a page without scripts comes out as the tree it was', () => {
  const page = `<!DOCTYPE html><html lang="ru"><head><title>A &amp; B</title><meta name="a" content="&quot;"></head><body><pre>\n\n a</pre><textarea name="a">\n\nb</textarea><svg viewBox="0 0 1 1"><path d="M0"/></svg><table><tbody><tr><td>1</td></tr></tbody></table><noscript><p>c</p></noscript><!-- d --></body></html>`;
  const filled = fillPage(page, { name: 'contact', facts: new Set(), slots: new Map(), values: new Map() });
  expect(plain(parse(filled))).toEqual(plain(parse(page)));
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
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

test('whatever was typed comes back, and never becomes an element', () => {
  const before = elements(parse(fill(controls))).length;
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, message, answer) => {
      const html = fill(controls, { facts: ['problems'], slots: { answer }, values: { name, message, page: message, consent: name } });
      const valueOf = (field: string): string | undefined => find(html, field).attrs.find((attr) => attr.name === 'value')?.value;
      const textOf = (field: string): string =>
        find(html, field)
          .childNodes.map((node) => ('value' in node ? node.value : ''))
          .join('');
      expect(valueOf('name')).toBe(holdable(name));
      expect(valueOf('page')).toBe(holdable(message));
      expect(textOf('message')).toBe(holdable(message));
      expect(textOf('slot')).toBe(holdable(answer));
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

  test('is shown once for each, in order, with what is its own', () => {
    const two = [item(['state:answered'], { number: '<1>' }), item([], { number: '2' })];
    expect(unfold(`<ol><!-- a -->${row}<li>last</li></ol><b data-slot="number"></b>`, two)).toBe(
      '<ol><!-- a --><li class="a" data-each="appeals"><b data-slot="number">&lt;1&gt;</b><i data-when="state:answered">yes</i><template><u></u></template></li>' +
        '<li class="a" data-each="appeals"><b data-slot="number">2</b><i hidden="" data-when="state:answered">yes</i><template><u></u></template></li>' +
        '<li>last</li></ol><b data-slot="number">of the page</b>',
    );
  });

  test('is gone where there is none, and stays hidden where nobody speaks of it', () => {
    expect(unfold(`<ol>${row}</ol>`, [])).toBe('<ol></ol>');
    expect(unfold(`<ol>${row}</ol>`, [], new Map())).toContain('<li class="a" hidden="" data-each="appeals">');
  });

  test('says nothing of the page or of what was typed', () => {
    const html = '<div hidden data-each="appeals"><p hidden data-when="signed-in">a</p><form><input name="note"></form></div>';
    expect(unfold(html, [item([], {})])).toBe(
      '<div data-each="appeals"><p hidden="" data-when="signed-in">a</p><form><input name="note"></form></div>',
    );
  });

  test('is left alone in another form', () => {
    const html = `<form action="/forms/feedback">${row}</form>`;
    expect(unfold(html, [item([], {}), item([], {})])).toBe(unfold(html, [], new Map()));
  });

  test('whatever its items say, it holds as many elements as one of them, so many times', () => {
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
