import { maxMenuDepth } from '@ochiq/contract/fields/menu';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { locales, type Locale } from '@ochiq/contract/routing/locales';
import { Box, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Drag, Pencil, Plus, Trash } from '@strapi/icons';
import type { DragEvent, KeyboardEvent } from 'react';

import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ItemDetails, type ItemChange, type Picker } from './item-details.tsx';
import type { ItemView } from './item-texts.ts';
import { moveDirections, type MoveDirection } from './menu-edits.ts';

/** A button of a row that may have the focus after a move. */
export type RowButton = MoveDirection | 'edit';

/** What can be done with an item. */
export type RowActions = {
  /** @param focused the button that has the focus afterwards; without it, the one of the direction */
  move: (id: string, direction: MoveDirection, focused?: RowButton) => void;
  canMove: (id: string, direction: MoveDirection) => boolean;
  drag: (id: string | null) => void;
  canDropBefore: (id: string) => boolean;
  dropBefore: (id: string) => void;
  toggle: (id: string) => void;
  change: (id: string, change: ItemChange) => void;
  add: (parentId: string) => void;
  remove: (id: string) => void;
};

type Props = {
  /** Is unique on the page, as a prefix of the ids of elements. */
  name: string;
  item: StoredItem;
  level: number;
  locale: Locale;
  disabled: boolean;
  openId: string | null;
  picker: Picker;
  describe: (item: StoredItem) => ItemView;
  actions: RowActions;
};

const icons = { up: ArrowUp, down: ArrowDown, in: ArrowRight, out: ArrowLeft } as const;
const keys: Readonly<Record<string, MoveDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** Returns the id of a row's button, by which it gets the focus again once the row is elsewhere. */
export const getButtonId = (name: string, id: string, action: RowButton): string => `${name}-${id}-${action}`;

/** Renders an item's name, where it leads, and why readers don't see it. */
function RowText({ item, view }: { item: StoredItem; view: ItemView }) {
  const translate = useTexts(englishMenus);
  const notes = [
    ...(view.address === null ? [] : [view.address]),
    ...(item.hidden.length === 0
      ? []
      : [translate('ochiq.menus.hidden', { languages: item.hidden.map((code) => locales[code].name).join(', ') })]),
  ];
  return (
    <Flex direction="column" alignItems="flex-start" flex="1 1 16rem" minWidth={0}>
      <Typography fontWeight="semiBold" translate={view.name === '' ? 'yes' : 'no'}>
        {view.name || translate('ochiq.menus.unnamed')}
      </Typography>
      {notes.length > 0 && (
        <Typography variant="pi" textColor="neutral600">
          {notes.join(' · ')}
        </Typography>
      )}
      {view.fault && (
        <Typography variant="pi" textColor="danger600">
          {translate(`ochiq.menus.fault.${view.fault}`)}
        </Typography>
      )}
    </Flex>
  );
}

function RowButtons({
  name,
  item,
  view,
  level,
  disabled,
  openId,
  actions,
}: Omit<Props, 'describe' | 'picker' | 'locale'> & { view: ItemView }) {
  const translate = useTexts(englishMenus);
  const { id } = item;
  const words = { item: view.name || translate('ochiq.menus.unnamed') };
  return (
    <Flex gap={1} wrap="wrap">
      {moveDirections.map((direction) => {
        const Icon = icons[direction];
        return (
          <IconButton
            key={direction}
            id={getButtonId(name, id, direction)}
            label={translate(`ochiq.menus.${direction}`, words)}
            disabled={disabled || !actions.canMove(id, direction)}
            onClick={() => actions.move(id, direction)}
          >
            <Icon />
          </IconButton>
        );
      })}
      <IconButton
        id={getButtonId(name, id, 'edit')}
        label={translate('ochiq.menus.edit', words)}
        aria-expanded={openId === id}
        disabled={disabled}
        onClick={() => actions.toggle(id)}
      >
        <Pencil />
      </IconButton>
      {level + 1 < maxMenuDepth && (
        <IconButton label={translate('ochiq.menus.add.below', words)} disabled={disabled} onClick={() => actions.add(id)}>
          <Plus />
        </IconButton>
      )}
      <IconButton label={translate('ochiq.menus.remove', words)} disabled={disabled} onClick={() => actions.remove(id)}>
        <Trash />
      </IconButton>
    </Flex>
  );
}

/** Handles dragging by the browser's own means. The events end here: Strapi's drag and drop stops those it does not know. */
function createDragHandlers({ item, disabled, actions }: Pick<Props, 'item' | 'disabled' | 'actions'>) {
  return {
    draggable: !disabled,
    onDragStart(event: DragEvent) {
      event.stopPropagation();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', item.id);
      actions.drag(item.id);
    },
    onDragEnd(event: DragEvent) {
      event.stopPropagation();
      actions.drag(null);
    },
    onDragOver(event: DragEvent) {
      event.stopPropagation();
      if (actions.canDropBefore(item.id)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      event.stopPropagation();
      event.preventDefault();
      actions.dropBefore(item.id);
    },
  };
}

/** Renders an item with those below it: its buttons, the keys and the mouse move it alike. */
export function MenuRow(props: Props) {
  const { name, item, level, locale, disabled, openId, picker, describe, actions } = props;
  const view = describe(item);
  const moveByKey = (event: KeyboardEvent) => {
    const direction = event.altKey ? keys[event.key] : undefined;
    if (direction === undefined || disabled) return;
    event.preventDefault();
    event.stopPropagation();
    actions.move(item.id, direction, 'edit');
  };
  return (
    <Box tag="li" paddingTop={2} paddingLeft={level === 0 ? 0 : 6}>
      <Box borderColor="neutral200" hasRadius background="neutral0" padding={2}>
        <Flex gap={2} wrap="wrap" onKeyDown={moveByKey} {...createDragHandlers(props)}>
          <Drag aria-hidden focusable={false} fill="neutral500" />
          <RowText item={item} view={view} />
          <RowButtons {...props} view={view} />
        </Flex>
        {openId === item.id && (
          <ItemDetails
            id={`${name}-${item.id}`}
            item={item}
            title={view.title}
            locale={locale}
            disabled={disabled}
            picker={picker}
            onChange={(change) => actions.change(item.id, change)}
          />
        )}
      </Box>
      {item.items.length > 0 && (
        <ul>
          {item.items.map((below) => (
            <MenuRow key={below.id} {...props} item={below} level={level + 1} />
          ))}
        </ul>
      )}
    </Box>
  );
}
