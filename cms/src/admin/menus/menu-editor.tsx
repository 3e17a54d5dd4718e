import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import type { Locale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Typography } from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { useEffect, useRef, useState } from 'react';

import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Picker } from './item-details.tsx';
import { describeItem } from './item-texts.ts';
import type { ListedTargets } from './listed-targets.ts';
import { addItem, canDrop, canMove, changeItem, createItem, dropItem, findItem, moveItem, removeItem } from './menu-edits.ts';
import { MenuPreview } from './menu-preview.tsx';
import { getButtonId, MenuRow, type RowActions, type RowButton } from './menu-row.tsx';

type Items = readonly StoredItem[];

export type MenuEditorProps = {
  /** Is unique on the page. */
  name: string;
  items: Items;
  listed: ListedTargets;
  locale: Locale;
  disabled: boolean;
  picker: Picker;
  /** The first text of the live region, for example that an item was added from another page. */
  announcement?: string;
  onChange: (items: Items) => void;
};

type Focus = { id: string; action: RowButton };

/** Gives the focus back to a button whose row was moved: its element is another one where the row has another parent. */
function useMovedFocus(name: string) {
  const next = useRef<Focus | null>(null);
  useEffect(() => {
    const focus = next.current;
    if (!focus) return;
    next.current = null;
    document.querySelector<HTMLButtonElement>(`[id="${getButtonId(name, focus.id, focus.action)}"]`)?.focus();
  });
  return (focus: Focus) => {
    next.current = focus;
  };
}

function useMenuActions({ name, items, listed, locale, announcement = '', onChange }: MenuEditorProps) {
  const translate = useTexts(englishMenus);
  const [openId, setOpenId] = useState<string | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const focusLater = useMovedFocus(name);
  const getName = (item: StoredItem) => describeItem(item, listed, locale).name || translate('ochiq.menus.unnamed');

  /** Says where an item is now. */
  const sayPlace = (changed: Items, id: string) => {
    const place = findItem(changed, id);
    if (!place) return;
    const words = { item: getName(place.item), place: place.index + 1, count: place.siblings.length };
    setSaid(
      place.parent
        ? translate('ochiq.menus.at.below', { ...words, parent: getName(place.parent) })
        : translate('ochiq.menus.at.top', words),
    );
  };
  const changeTo = (changed: Items, id: string, action: Focus['action']) => {
    sayPlace(changed, id);
    focusLater({ id, action });
    onChange(changed);
  };
  const add = (parentId: string | null) => {
    const item = createItem(items, null);
    setOpenId(item.id);
    changeTo(addItem(items, item, parentId), item.id, 'edit');
  };
  const actions: RowActions = {
    canMove: (id, direction) => canMove(items, id, direction),
    move: (id, direction, focused = direction) => changeTo(moveItem(items, id, direction), id, focused),
    drag: setDragged,
    canDropBefore: (id) => dragged !== null && canDrop(items, dragged, id),
    dropBefore: (id) => {
      if (dragged !== null && canDrop(items, dragged, id)) changeTo(dropItem(items, dragged, id), dragged, 'edit');
      setDragged(null);
    },
    toggle: (id) => setOpenId(openId === id ? null : id),
    change: (id, change) => onChange(changeItem(items, id, change)),
    add,
    remove: (id) => {
      const place = findItem(items, id);
      if (!place) return;
      setSaid(translate('ochiq.menus.removed', { item: getName(place.item) }));
      const neighbour = place.siblings[place.index + 1] ?? place.siblings[place.index - 1] ?? place.parent;
      if (neighbour) focusLater({ id: neighbour.id, action: 'edit' });
      onChange(removeItem(items, id));
    },
  };
  return { actions, add, openId, said: said || announcement };
}

/** Renders a menu to be edited: its items, what was done last, and a preview. */
export function MenuEditor(props: MenuEditorProps) {
  const { name, items, listed, locale, disabled, picker } = props;
  const translate = useTexts(englishMenus);
  const { actions, add, openId, said } = useMenuActions(props);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="pi" textColor="neutral600">
        {translate(items.length === 0 ? 'ochiq.menus.empty' : 'ochiq.menus.keys')}
      </Typography>
      <ul>
        {items.map((item) => (
          <MenuRow
            key={item.id}
            {...{ name, item, locale, disabled, openId, picker, actions }}
            level={0}
            describe={(one) => describeItem(one, listed, locale)}
          />
        ))}
      </ul>
      <div>
        <Button variant="secondary" startIcon={<Plus />} disabled={disabled} onClick={() => add(null)}>
          {translate('ochiq.menus.add')}
        </Button>
      </div>
      <div role="status">
        <Typography variant="pi">{said}</Typography>
      </div>
      <MenuPreview items={items} listed={listed} locale={locale} />
    </Flex>
  );
}
