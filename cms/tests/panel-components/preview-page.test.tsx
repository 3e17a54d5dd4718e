import { contentTypes } from '@ochiq/contract/content-types';
import { fireEvent } from '@testing-library/react';

import { createLatestRunner } from '../../src/admin/preview/create-latest-runner.ts';
import { decoratePage, pathAttribute } from '../../src/admin/preview/decorate-page.ts';
import { createFieldFinder, listTexts } from '../../src/admin/preview/field-texts.ts';
import { focusField, focusFieldOnceShown } from '../../src/admin/preview/focus-field.ts';
import { listenInPage } from '../../src/admin/preview/page-keys.ts';

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const values = {
  title: 'Suv qudugʻi ochildi',
  date: '2026-11-20',
  summary: 'Birinchi qator.\nIkkinchi qator.',
  body: [
    paragraph('Ekspeditsiya yangi quduqni foydalanishga topshirdi.'),
    { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'Chuqurligi 120 metr' }] }] },
  ],
  cover: { image: { id: 1, hash: 'quduq_a1b2' }, alt: 'Quduq' },
  attachments: [{ title: 'Buyruq' }, { title: 'Ilova' }],
};
const finder = createFieldFinder(listTexts(contentTypes.news.fields, values));

describe('finding the field of what is on the page', () => {
  test.each([
    ['Suv qudug‘i  ochildi', 'title'],
    ['2026-11-20', 'date'],
    ['Ikkinchi qator.', 'summary'],
    ['Ekspeditsiya yangi quduqni foydalanishga topshirdi.', 'body.0'],
    ['Chuqurligi 120 metr', 'body.1'],
    ['yangi quduqni foydalanishga', 'body.0'],
    ['Ilova', 'attachments.1.title'],
    ['Quduq', 'cover.alt'],
    ['Yuklab olish: Ekspeditsiya yangi quduqni foydalanishga topshirdi. (PDF)', 'body.0'],
    ['Bosh sahifa', null],
    ['o', null],
    ['', null],
  ])('%j is of %j', (text, path) => {
    expect(finder.findText(text)).toBe(path);
  });

  test('a picture is found by its file', () => {
    expect(finder.findFile('/media/quduq_a1b2-1a2b-640.webp')).toBe('cover.image');
    expect(finder.findFile('/media/other-640.webp')).toBeNull();
  });
});

const html = [
  '<!doctype html><html lang="uz"><head><base target="_blank"></head><body><header><a href="/uz">Suv qudugʻi ochildi</a></header>',
  '<main><h1>Suv qudugʻi ochildi</h1><p>⟦Matn: toʻldirilmagan⟧ va qoldi</p><p>Boshqa</p><p><a href="/uz/x">Ilova</a></p></main></body></html>',
].join('');
const options = { origin: 'https://preview.example', theme: 'dark', finder } as const;

describe('preparing the page', () => {
  const page = decoratePage(html, options);

  test('takes everything it loads from the publisher, in the chosen colours', () => {
    expect(page.querySelector('base')?.getAttribute('href')).toBe('https://preview.example/');
    expect(page.documentElement.dataset['theme']).toBe('dark');
  });

  test('marks what is missing, without brackets', () => {
    expect(page.querySelector('mark.ochiq-missing')?.textContent).toBe('Matn: toʻldirilmagan');
    expect(page.body.textContent).not.toMatch(/[⟦⟧]/u);
  });

  test('has one stop of the Tab key, at the first part that has a field', () => {
    const paths = [...page.querySelectorAll(`[${pathAttribute}]`)].map((part) => [part.tagName, part.getAttribute(pathAttribute)]);
    expect(paths).toEqual([
      ['H1', 'title'],
      ['P', 'attachments.1.title'],
      ['A', 'attachments.1.title'],
    ]);
    expect([...page.querySelectorAll('[tabindex="0"]')].map(({ tagName }) => tagName)).toEqual(['H1']);
  });
});

test('a click, or the arrow keys and Enter, lead from a part of the page to its field; links lead nowhere', () => {
  document.body.replaceChildren(...document.importNode(decoratePage(html, options).body, true).childNodes);
  const picked: string[] = [];
  listenInPage(document, (path) => picked.push(path));
  const [title, , link] = [...document.querySelectorAll<HTMLElement>(`[${pathAttribute}]`)];
  if (!title || !link) throw new Error('The page has no parts');
  expect(fireEvent.click(link)).toBe(false);
  title.focus();
  fireEvent.keyDown(title, { key: 'ArrowDown' });
  expect(document.activeElement?.tagName).toBe('P');
  fireEvent.keyDown(document.activeElement ?? title, { key: 'Enter' });
  fireEvent.keyDown(document.activeElement ?? title, { key: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement ?? title, { key: 'Enter' });
  expect(picked).toEqual(['attachments.1.title', 'attachments.1.title', 'title']);
});

test('the focus goes to the field, or to what holds one that is not shown', () => {
  document.body.innerHTML =
    '<input name="title"><div data-field="body"><button>B</button><div contenteditable="true" tabindex="0" id="text"></div></div>';
  for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => undefined;
  focusField(document, 'title');
  expect(document.activeElement?.getAttribute('name')).toBe('title');
  focusField(document, 'body.3.children.0.url');
  expect(document.activeElement?.id).toBe('text');
});

describe('the field that an address leads to', () => {
  const text = '<div data-field="body"><div contenteditable="true" tabindex="0" id="text"><p>a</p></div></div>';
  const show = (html: string) => {
    document.body.innerHTML = `<button id="first"></button>${html}`;
    for (const element of document.querySelectorAll('*')) element.scrollIntoView = () => undefined;
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is focused once the form shows it, and only then', () => {
    show('');
    focusFieldOnceShown(document, 'body.0.children.1.url');
    jest.advanceTimersByTime(2000);
    show(text);
    jest.advanceTimersByTime(200);
    expect(document.activeElement?.id).toBe('text');
    document.getElementById('first')?.focus();
    jest.advanceTimersByTime(20_000);
    expect(document.activeElement?.id).toBe('first');
  });

  test('is focused though its text loads long after its label', () => {
    show('<span hidden data-ochiq-label="body"></span>');
    focusFieldOnceShown(document, 'body.0');
    jest.advanceTimersByTime(10_000);
    show(`<span hidden data-ochiq-label="body"></span>${text}`);
    jest.advanceTimersByTime(200);
    expect(document.activeElement?.id).toBe('text');
  });

  test('is focused again when the form renders it once more, but not once another part has the focus', () => {
    show(text);
    focusFieldOnceShown(document, 'body.0');
    jest.advanceTimersByTime(200);
    show(text);
    expect(document.activeElement).toBe(document.body);
    jest.advanceTimersByTime(200);
    expect(document.activeElement?.id).toBe('text');
    document.getElementById('first')?.focus();
    jest.advanceTimersByTime(500);
    expect(document.activeElement?.id).toBe('first');
  });

  test('is left alone when a person was there first', () => {
    show('');
    focusFieldOnceShown(document, 'body.0');
    fireEvent.keyDown(document.body, { key: 'Tab' });
    show(text);
    jest.advanceTimersByTime(20_000);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('running for the newest input', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('skips inputs that come in a run, but for the last one, and stops', async () => {
    const ran: number[] = [];
    let finish: () => void = () => undefined;
    const runner = createLatestRunner((input: number) => {
      ran.push(input);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    }, 25);
    for (const input of [1, 2]) runner.offer(input);
    await jest.advanceTimersByTimeAsync(25);
    for (const input of [3, 4]) runner.offer(input);
    await jest.advanceTimersByTimeAsync(100);
    expect(ran).toEqual([2]);
    finish();
    await jest.advanceTimersByTimeAsync(0);
    expect(ran).toEqual([2, 4]);
    runner.offer(5);
    runner.stop();
    finish();
    await jest.advanceTimersByTimeAsync(100);
    expect(ran).toEqual([2, 4]);
  });
});
