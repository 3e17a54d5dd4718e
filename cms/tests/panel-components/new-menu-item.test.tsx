import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { renderHook } from '@testing-library/react';

import { useNewItem } from '../../src/admin/menus/use-new-item.ts';

const toItem = (id: string, target: string): StoredItem => ({ id, target, labels: {}, hidden: [], items: [] });
const news = toItem('item-1', 'list:news');
const target = 'page:water';

/** A form with a menu: `read` fills it as when its entry is read, `write` as when its editor changes it. */
function renderForm(first: readonly StoredItem[] | null) {
  let saved = first;
  let items = first;
  const getOptions = () => ({
    ...{ target, items: items ?? [], saved: saved ?? [], version: saved, isLoaded: items !== null },
    change: (changed: readonly StoredItem[]) => {
      items = changed;
    },
  });
  const hook = renderHook(useNewItem, { initialProps: getOptions() });
  const render = () => hook.rerender(getOptions());
  return {
    read(filled: readonly StoredItem[]) {
      [saved, items] = [filled, filled];
      render();
      render();
    },
    write(changed: readonly StoredItem[]) {
      render();
      items = changed;
      render();
    },
    get targets() {
      return (items ?? []).map((item) => item.target);
    },
    get added() {
      return hook.result.current?.target ?? null;
    },
  };
}

test('adds the item once the menu is read, and says so until it is saved', () => {
  const form = renderForm(null);
  expect(form.targets).toEqual([]);
  form.read([news]);
  expect([form.targets, form.added]).toEqual([[news.target, target], target]);
  form.read([news, toItem('item-2', target)]);
  expect([form.targets, form.added]).toEqual([[news.target, target], null]);
});

test('adds the item again where the form is filled again before it is saved', () => {
  const form = renderForm([]);
  expect(form.targets).toEqual([target]);
  form.read([news]);
  expect([form.targets, form.added]).toEqual([[news.target, target], target]);
  form.read([news]);
  expect(form.targets).toEqual([news.target, target]);
});

test('leaves out what the editor has removed, also after it is saved', () => {
  const form = renderForm([news]);
  form.write([news]);
  expect([form.targets, form.added]).toEqual([[news.target], null]);
  form.read([news]);
  expect(form.targets).toEqual([news.target]);
});
