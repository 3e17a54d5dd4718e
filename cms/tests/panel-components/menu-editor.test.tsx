import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { fireEvent, within } from '@testing-library/react';
import { useState } from 'react';

import type { PickerProps } from '../../src/admin/menus/item-details.tsx';
import type { ListedTargets } from '../../src/admin/menus/listed-targets.ts';
import { MenuEditor } from '../../src/admin/menus/menu-editor.tsx';
import { NewItemLinks } from '../../src/admin/menus/new-item-links.tsx';
import { renderPart } from './render-part.tsx';
import { renderRouted } from './render-routed.tsx';

const item = (id: string, target: string | null, over: Partial<StoredItem> = {}): StoredItem => ({
  ...{ id, target, labels: {}, hidden: [], items: [] },
  ...over,
});
const page = (documentId: string, isPublished: boolean) => ({
  ...{ documentId, locale: 'en', title: `Page ${documentId}`, slug: documentId, parent: null, order: null, isPublished },
});
const faults = { 'page:two': 'draft', 'entry:news/gone': 'gone', '/left': 'moved' } as const;
const listed: ListedTargets = { pages: [page('one', true), page('two', false)], entries: [], faults };
const menu = [
  item('a', 'page:one', { items: [item('b', 'https://lex.uz', { labels: { en: 'Laws' } })] }),
  item('c', 'page:two'),
  item('d', 'entry:news/gone', { labels: { en: 'News' } }),
];

/** Chooses one page by a press. */
const TestPicker = ({ onChange }: PickerProps) => (
  <button type="button" onClick={() => onChange('page:one')}>
    Choose the first page
  </button>
);

function openEditor(items: readonly StoredItem[] = menu, disabled = false) {
  let latest = items;
  function Host() {
    const [current, setCurrent] = useState(items);
    const change = (next: readonly StoredItem[]) => {
      latest = next;
      setCurrent(next);
    };
    return (
      <MenuEditor
        name="institution"
        items={current}
        listed={listed}
        locale="en"
        disabled={disabled}
        picker={TestPicker}
        onChange={change}
      />
    );
  }
  const part = renderPart(<Host />);
  const press = (name: string) => fireEvent.click(part.getByRole('button', { name }));
  const write = (list: readonly StoredItem[]): string =>
    list.map(({ id, items: below }) => (below.length > 0 ? `${id}(${write(below)})` : id)).join(' ');
  return { part, press, getItems: () => latest, write: () => write(latest) };
}

test('moves an item by its buttons, says where it is, and keeps the focus on it', () => {
  const { part, press, write } = openEditor();
  press('Move “Page one” down');
  expect(write()).toBe('c a(b) d');
  expect(part.getByRole('status').textContent).toBe('“Page one” is now number 2 of 3 in the menu.');
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Move “Page one” down' }));
  press('Move “Page one” down');
  expect(write()).toBe('c d a(b)');
  const button = part.getByRole('button', { name: 'Move “Page one” down' });
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
});

test('moves an item by Alt and the arrow keys, into the one before it and out again', () => {
  const { part, write } = openEditor();
  const key = (name: string) => fireEvent.keyDown(part.getByRole('button', { name: 'Edit “News”' }), { key: name, altKey: true });
  key('ArrowRight');
  expect(write()).toBe('a(b) c(d)');
  expect(part.getByRole('status').textContent).toBe('“News” is now number 1 of 1 below “Page two”.');
  key('ArrowLeft');
  key('ArrowUp');
  expect(write()).toBe('a(b) d c');
  fireEvent.keyDown(part.getByRole('button', { name: 'Edit “News”' }), { key: 'ArrowUp' });
  expect(write()).toBe('a(b) d c');
});

test('moves nothing by keys that edit a name', () => {
  const { part, press, write } = openEditor();
  press('Edit “News”');
  fireEvent.keyDown(part.getByLabelText('Name in the menu: English'), { key: 'ArrowUp', altKey: true });
  expect(write()).toBe('a(b) c d');
});

test('moves an item by dragging it before another one', () => {
  const { part, write } = openEditor();
  const row = (name: string) => {
    const element = part.getByRole('button', { name: `Edit “${name}”` }).closest('[draggable]');
    if (!element) throw new Error(`No row of ${name}`);
    return element;
  };
  const data = { dataTransfer: { setData: () => undefined } };
  fireEvent.dragStart(row('News'), data);
  expect(fireEvent.dragOver(row('Laws'), data)).toBe(false);
  fireEvent.drop(row('Laws'), data);
  expect(write()).toBe('a(d b) c');
  fireEvent.dragStart(row('Page one'), data);
  // Not among its own items.
  expect(fireEvent.dragOver(row('Laws'), data)).toBe(true);
});

test('shows where items lead, and why readers don’t see one', () => {
  const { part } = openEditor([...menu, item('e', '/left'), item('f', null)]);
  const texts = part.getAllByRole('listitem').map(({ textContent }) => textContent);
  const find = (name: string) => texts.find((text) => text.startsWith(name)) ?? '';
  expect(find('Page one')).toContain('/en/one');
  expect(find('Page two')).toContain('is not published');
  expect(find('News')).toContain('is deleted');
  expect(find('/left')).toContain('no page has this address any more');
  expect(find('An item without a name')).toContain('it leads nowhere yet');
});

test('changes what an item leads to, what it is called and who sees it', () => {
  const { part, press, getItems } = openEditor();
  press('Edit “Page two”');
  fireEvent.click(part.getByRole('button', { name: 'Choose the first page' }));
  const label = part.getByLabelText('Name in the menu: English');
  expect((label as HTMLInputElement).placeholder).toBe('Page one');
  fireEvent.change(label, { target: { value: 'Second' } });
  fireEvent.click(part.getByRole('checkbox', { name: 'Hide in: Русский' }));
  expect(getItems()[1]).toEqual(item('c', 'page:one', { labels: { en: 'Second' }, hidden: ['ru'] }));
  fireEvent.change(label, { target: { value: ' ' } });
  fireEvent.click(part.getByRole('checkbox', { name: 'Hide in: Русский' }));
  expect(getItems()[1]).toEqual(item('c', 'page:one'));
});

test('adds an item, at the end or below another, opened to be filled in, and removes one', () => {
  const { part, press, write } = openEditor();
  press('Add an item below “Page two”');
  expect(write()).toBe('a(b) c(item-5) d');
  expect(part.getByLabelText('Name in the menu: English')).toBeTruthy();
  press('Add an item');
  expect(write()).toBe('a(b) c(item-5) d item-6');
  press('Remove “Page one”');
  expect(write()).toBe('c(item-5) d item-6');
  expect(part.getByRole('status').textContent).toBe('“Page one” was removed, with everything below it.');
  expect(document.activeElement).toBe(part.getByRole('button', { name: 'Edit “Page two”' }));
});

test('previews at both widths what readers of the language see', () => {
  const { part, press } = openEditor();
  const preview = within(part.getByRole('region', { name: 'Preview: English' }));
  for (const name of ['On a phone, 375 pixels wide', 'On a computer, 1280 pixels wide'])
    expect(
      within(preview.getByRole('group', { name }))
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Page oneLaws', 'Laws']);
  press('Edit “Page one”');
  fireEvent.click(part.getByRole('checkbox', { name: 'Hide in: English' }));
  expect(preview.getAllByText('Readers of this language see no item.')).toHaveLength(2);
});

test('changes nothing for who may not', () => {
  const { part, write } = openEditor(menu, true);
  fireEvent.keyDown(part.getByRole('button', { name: 'Edit “News”' }), { key: 'ArrowUp', altKey: true });
  expect(write()).toBe('a(b) c d');
  const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true' || (button as HTMLButtonElement).disabled;
  expect(part.getAllByRole('button').filter((button) => !isDisabled(button))).toEqual([]);
  fireEvent.click(part.getByRole('button', { name: 'Move “News” up' }));
  expect(write()).toBe('a(b) c d');
});

test('links an entry to each menu, with a new item for it', () => {
  const part = renderRouted(<NewItemLinks target="page:one" locale="ru" />);
  const address = '/content-manager/single-types/api::navigation.navigation?plugins[i18n][locale]=ru';
  expect(part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add to: Institution', `${address}&menu=institution&target=page%3Aone`],
    ['Add to: Government', `${address}&menu=government&target=page%3Aone`],
  ]);
});
