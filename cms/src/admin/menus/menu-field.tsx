import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import { Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import type { FieldProps } from '../fields/field-props.ts';
import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useFormLocale } from '../use-form-locale.ts';
import { describeItem } from './item-texts.ts';
import { readNewTarget } from './menu-address.ts';
import { addItem, createItem, hasTarget } from './menu-edits.ts';
import { MenuEditor } from './menu-editor.tsx';
import { TargetPicker } from './target-picker.tsx';
import { useListedTargets } from './use-listed-targets.ts';

type Items = readonly StoredItem[];

/**
 * Adds the item that the address of the panel names, unless the menu has such a one: the address stays when the menu is
 * saved.
 * @param saved the items as they were loaded
 * @returns the item, until it is saved
 */
function useNewItem(name: string, { items, saved }: { items: Items; saved: Items }, isLoaded: boolean, change: (items: Items) => void) {
  const { search } = useLocation();
  const target = readNewTarget(search, name);
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (target === null || !isLoaded || handled.current === target) return;
    handled.current = target;
    if (!hasTarget(items, target)) change(addItem(items, createItem(items, target)));
  });
  return target === null || hasTarget(saved, target) ? null : (items.findLast((item) => item.target === target) ?? null);
}

/** Renders a menu in the form of its entry, in the place of Strapi's field for JSON. */
export function MenuField({ name, label, labelAction, hint, required = false, disabled = false }: FieldProps) {
  const translate = useTexts(englishMenus);
  const titleId = useId();
  const locale = useFormLocale();
  const { value, initialValue, error, onChange } = useField(name);
  const items = readStoredMenu(value);
  const listed = useListedTargets(items, locale);
  const change = (changed: Items) => onChange(name, changed);
  const added = useNewItem(name, { items, saved: readStoredMenu(initialValue) }, value !== undefined && !disabled, change);
  return (
    <Field.Root name={name} hint={hint} {...(error !== undefined && { error })} required={required}>
      <div role="group" aria-labelledby={titleId} data-ochiq="menu">
        <Flex gap={1} paddingBottom={1}>
          <Typography id={titleId} variant="pi" fontWeight="bold" tag="span">
            {label}
          </Typography>
          {labelAction}
        </Flex>
        <MenuEditor
          name={name}
          items={items}
          listed={listed}
          locale={locale}
          disabled={disabled}
          picker={TargetPicker}
          announcement={added ? translate('ochiq.menus.added', { item: describeItem(added, listed, locale).name }) : ''}
          onChange={change}
        />
      </div>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
