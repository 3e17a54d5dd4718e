import { maxMenuLabel } from '@ochiq/contract/fields/menu';
import type { StoredItem } from '@ochiq/contract/fields/stored-menu';
import { localeCodes, locales, type Locale } from '@ochiq/contract/routing/locales';
import { Checkbox, Field, Flex, TextInput } from '@strapi/design-system';
import type { ComponentType } from 'react';

import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Chooses what an item leads to. */
export type PickerProps = {
  id: string;
  target: string | null;
  locale: Locale;
  disabled: boolean;
  onChange: (target: string | null) => void;
};
export type Picker = ComponentType<PickerProps>;

/** What is changed of an item here. */
export type ItemChange = Partial<Pick<StoredItem, 'target' | 'labels' | 'hidden'>>;

type Props = {
  /** Is unique on the page. */
  id: string;
  item: StoredItem;
  /** The title that stands for a missing name. */
  title: string | null;
  locale: Locale;
  disabled: boolean;
  picker: Picker;
  onChange: (change: ItemChange) => void;
};

function withoutEmpty(labels: StoredItem['labels'], code: Locale, text: string): StoredItem['labels'] {
  const entries = Object.entries({ ...labels, [code]: text });
  return Object.fromEntries(entries.filter(([, label]) => label.trim() !== ''));
}

/** Renders the form of an item: what it leads to, its name in each language, and the languages that hide it. */
export function ItemDetails({ id, item, title, locale, disabled, picker: TargetPicker, onChange }: Props) {
  const translate = useTexts(englishMenus);
  const { target, labels, hidden } = item;
  const setHidden = (code: Locale, isHidden: boolean) =>
    onChange({ hidden: localeCodes.filter((one) => (one === code ? isHidden : hidden.includes(one))) });
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={2} paddingBottom={2}>
      <TargetPicker id={id} target={target} locale={locale} disabled={disabled} onChange={(chosen) => onChange({ target: chosen })} />
      {localeCodes.map((code) => (
        <Field.Root key={code} name={`${id} ${code}`} hint={translate('ochiq.menus.label.hint')}>
          <Field.Label>{translate('ochiq.menus.label', { language: locales[code].name })}</Field.Label>
          <TextInput
            lang={code}
            maxLength={maxMenuLabel}
            disabled={disabled}
            value={labels[code] ?? ''}
            placeholder={code === locale ? (title ?? '') : ''}
            onChange={({ target: { value } }) => onChange({ labels: withoutEmpty(labels, code, value) })}
          />
          <Field.Hint />
        </Field.Root>
      ))}
      <Flex gap={4} wrap="wrap">
        {localeCodes.map((code) => (
          <Checkbox
            key={code}
            disabled={disabled}
            checked={hidden.includes(code)}
            onCheckedChange={(checked) => setHidden(code, checked === true)}
          >
            {translate('ochiq.menus.hide', { language: locales[code].name })}
          </Checkbox>
        ))}
      </Flex>
    </Flex>
  );
}
