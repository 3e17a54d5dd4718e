import { fireEvent } from '@testing-library/react';
import { useState } from 'react';

import type { PanelSearchResponse, SearchStartResponse } from '../../src/content/panel-search/panel-search.ts';
import { PaletteBox } from '../../src/admin/palette/palette-box.tsx';
import { isPaletteKey } from '../../src/admin/palette/palette-events.ts';
import { listResultSections, listStartSections, type PaletteWords } from '../../src/admin/palette/palette-options.ts';
import { renderPart } from './render-part.tsx';

const words: PaletteWords = {
  translate: (id, values) => [id.replace('ochiq.palette.', ''), ...Object.values(values ?? {})].join(' '),
  getTypeLabel: (type) => (type === 'news' ? 'Yangiliklar' : type),
  getStateLabel: (state) => state,
};
const start: SearchStartResponse = {
  recent: [
    { type: 'news', document: 'a1', locale: 'ru', title: 'Вода', at: '2026-05-01T00:00:00.000Z' },
    { type: 'home', document: 'h1', locale: 'uz', title: '', at: '2026-05-01T00:00:00.000Z' },
  ],
  creatable: [
    { type: 'news', locale: 'uz' },
    { type: 'tag', locale: 'uz' },
  ],
  listed: [{ type: 'news', locale: 'uz' }],
  mayDelete: true,
  hasFiles: false,
};
const response: PanelSearchResponse = {
  isReading: false,
  repaired: null,
  groups: [
    {
      type: 'news',
      hits: [
        {
          ...{ document: 'a1', locale: 'uz', state: 'draft' },
          title: [
            { text: 'Suv ', isMatch: false },
            { text: 'ombori', isMatch: true },
          ],
          excerpt: [{ text: 'Yangi ombor', isMatch: false }],
        },
      ],
    },
  ],
  files: [{ id: 4, name: 'ombor.pdf', title: [{ text: 'ombor.pdf', isMatch: true }], excerpt: [] }],
};
const listAddresses = (q: string, given = response) =>
  listResultSections({ start, response: given, q }, words).map(({ name, options }) => [name, ...options.map(({ address }) => address)]);

test('offers what was worked on last and the way to new entries, before anything is typed', () => {
  const [recent, commands] = listStartSections(start, words);
  expect(recent?.options.map(({ title, note }) => [title[0]?.text, note])).toEqual([
    ['Вода', 'Yangiliklar · ru'],
    ['home', 'uz'],
  ]);
  expect(commands?.options.map(({ title }) => title[0]?.text)).toEqual(['desk', 'new Yangiliklar', 'trash']);
});

test('lists the commands that are named, in any alphabet, then entries and files', () => {
  expect(listAddresses('ombor')).toEqual([
    ['Yangiliklar', '/content-manager/collection-types/api::news.news/a1?plugins[i18n][locale]=uz'],
    ['files', '/plugins/upload?page=1&_q=ombor.pdf'],
  ]);
  expect(listAddresses('янгилик нью', { ...response, groups: [], files: [] })).toEqual([]);
  expect(listAddresses('янгилик', { ...response, groups: [], files: [] })).toEqual([
    [
      'commands',
      '/content-manager/collection-types/api::news.news/create?plugins[i18n][locale]=uz',
      '/content-manager/collection-types/api::news.news?plugins[i18n][locale]=uz',
    ],
  ]);
});

test('is a combobox: arrows go round, Enter opens, with Ctrl in a new tab', () => {
  const opened: string[] = [];
  const Box = () => {
    const [q, setQuery] = useState('');
    const sections = listStartSections(start, words);
    const [stable] = useState(sections);
    return (
      <PaletteBox
        q={q}
        shownFor=""
        sections={stable}
        status="5 results"
        onQuery={setQuery}
        onOpen={(address, isNewTab) => opened.push(`${String(isNewTab)} ${address}`)}
      />
    );
  };
  const part = renderPart(<Box />);
  const field = part.getByRole('combobox', { name: 'Search everything' });
  const getActive = () => part.getByRole('option', { selected: true });
  expect(field.getAttribute('aria-controls')).toBe(part.getByRole('listbox').id);
  expect(part.getAllByRole('group')).toHaveLength(2);
  expect(field.getAttribute('aria-activedescendant')).toBe(getActive().id);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(getActive().textContent).toBe('trash');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(getActive().id);
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.click(part.getByText('trash'));
  const home = '/content-manager/single-types/api::home.home?plugins[i18n][locale]=uz';
  expect(opened).toEqual([`true ${home}`, `false ${home}`, 'false /trash']);
});

test('opens by Ctrl+K in any layout, but not in a text, over a dialog, or where the key was used', () => {
  const text = document.createElement('p');
  text.setAttribute('contenteditable', 'true');
  const keys = {
    key: 'k',
    code: 'KeyK',
    ctrlKey: true,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    target: null,
  };
  expect(isPaletteKey(keys, document)).toBe(true);
  expect(isPaletteKey({ ...keys, key: 'л' }, document)).toBe(true);
  expect(isPaletteKey({ ...keys, ctrlKey: false, metaKey: true }, document)).toBe(true);
  for (const change of [{ ctrlKey: false }, { shiftKey: true }, { key: 'j', code: 'KeyJ' }, { defaultPrevented: true }, { target: text }])
    expect(isPaletteKey({ ...keys, ...change }, document)).toBe(false);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  expect(isPaletteKey(keys, document)).toBe(false);
  dialog.remove();
});
