import { Combobox, ComboboxOption, Field } from '@strapi/design-system';

import { englishMenus } from '../texts/en/menus.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Something that can be chosen. */
export type Option = { value: string; label: string };

type ChoiceProps = { name: string; label: string; options: readonly Option[]; value: string | null; disabled: boolean } & {
  onSearch?: (text: string) => void;
  onChoose: (value: string) => void;
};

/** Renders a choice that can be searched. What is chosen stays in the list, also where a search does not find it. */
export function Choice({ name, label, options, value, disabled, onSearch, onChoose }: ChoiceProps) {
  const translate = useTexts(englishMenus);
  const chosen = value === null || options.some((option) => option.value === value) ? [] : [{ value, label: value }];
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <Combobox
        value={value ?? ''}
        disabled={disabled}
        placeholder={translate('ochiq.menus.pick')}
        noOptionsMessage={() => translate('ochiq.menus.none')}
        onChange={(next) => (next ? onChoose(next) : undefined)}
        {...(onSearch && { onInputChange: ({ target }) => onSearch(target.value) })}
      >
        {[...chosen, ...options].map((option) => (
          <ComboboxOption key={option.value} value={option.value} textValue={option.label}>
            {option.label}
          </ComboboxOption>
        ))}
      </Combobox>
    </Field.Root>
  );
}
