import { readStoredMenu, type StoredItem } from '@ochiq/contract/fields/stored-menu';
import { Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';

import type { FieldProps } from '../fields/field-props.ts';
import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useFormLocale } from '../use-form-locale.ts';
import { describeItem } from './item-texts.ts';
import { readNewTarget } from './menu-address.ts';
import { MenuEditor } from './menu-editor.tsx';
import { TargetPicker } from './target-picker.tsx';
import { useListedTargets } from './use-listed-targets.ts';
import { useNewItem } from './use-new-item.ts';

/** Renders a menu in the form of its entry, in the place of Strapi's field for JSON. */
export function MenuField({ name, label, labelAction, hint, required = false, disabled = false }: FieldProps) {
  const translate = useTexts(englishMenus);
  const titleId = useId();
  const locale = useFormLocale();
  const { value, initialValue, error, onChange } = useField(name);
  const items = readStoredMenu(value);
  const listed = useListedTargets(items, locale);
  const change = (changed: readonly StoredItem[]) => onChange(name, changed);
  // The address stays when the menu is saved.
  const target = readNewTarget(useLocation().search, name);
  const saved = readStoredMenu(initialValue);
  const added = useNewItem({ target, items, saved, version: initialValue, isLoaded: value !== undefined && !disabled, change });
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
