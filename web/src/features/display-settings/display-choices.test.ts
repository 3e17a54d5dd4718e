/** @jest-environment jsdom */
import { checkChoices, parseChoices, applyChoices, storeChoices, readChoices } from './display-choices';

const root = () => document.createElement('html');

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('choices', () => {
  it('are what differs from the page as it is', () => {
    expect(parseChoices({ textSize: '150', contrast: 'normal', theme: 'dark' })).toEqual({ textSize: '150', theme: 'dark' });
  });

  it.each([
    ['a value that no setting has', { textSize: '300', theme: 'toString' }],
    ['a setting that there is not', { colour: 'red' }],
    ['another kind of value', { textSize: 150, theme: ['dark'] }],
    ['a word', 'dark'],
    ['a list', ['dark']],
    ['nothing', null],
  ])('leave out %s', (_, stored) => {
    expect(parseChoices(stored)).toEqual({});
  });
});

describe('storage', () => {
  it('keeps choices', () => {
    storeChoices({ images: 'off' });
    expect(readChoices()).toEqual({ images: 'off' });
  });

  it.each(['', '{', 'null', '7', '"dark"', '[]'])('may hold %j', (text) => {
    localStorage.setItem('display', text);
    expect(readChoices()).toEqual({});
  });

  it('may hold nothing', () => {
    expect(readChoices()).toEqual({});
  });

  it('may be closed', () => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    expect(readChoices()).toEqual({});
    expect(() => {
      storeChoices({ images: 'off' });
    }).not.toThrow();
  });
});

it('tells the styles by attributes, and takes away those that hold no longer', () => {
  const html = root();
  html.lang = 'uz';
  applyChoices(html, { textSize: '150', motion: 'off' });
  expect(html.outerHTML).toContain('<html lang="uz" data-text-size="150" data-motion="off">');
  applyChoices(html, { motion: 'off' });
  expect(html.outerHTML).toContain('<html lang="uz" data-motion="off">');
});

it('checks in the form what is shown, and else what stands without a choice', () => {
  const form = document.createElement('form');
  form.innerHTML = ['textSize 100', 'textSize 150', 'images shown', 'images off']
    .map((radio) => radio.split(' '))
    .map(([name = '', value = '']) => `<input type="radio" name="${name}" value="${value}" ${/100|shown/u.test(value) ? 'checked' : ''}>`)
    .join('');
  const checked = () => [...new FormData(form).values()];
  const html = root();
  html.dataset['textSize'] = '150';
  checkChoices(form, html);
  expect(checked()).toEqual(['150', 'shown']);
  applyChoices(html, { images: 'off' });
  checkChoices(form, html);
  expect(checked()).toEqual(['100', 'off']);
});
