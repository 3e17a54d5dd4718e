import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

/** The width of a choice on a page: no wider than a phone. */
export const pageChoiceWidth = 'min(100%, 36rem)';

type Props<T extends string> = {
  name: string;
  label: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  choose: (value: T) => void;
  /** The first option, which chooses none of the others. */
  anyOption?: { label: string; choose: () => void };
  placeholder?: string;
  error?: string | undefined;
  hint?: string;
  /** As wide as it may be, where it is left out. */
  width?: string;
};

/** Renders the choice of one value, or of any where that can be chosen. */
export function ChoiceField<T extends string>(props: Props<T>) {
  const { name, label, options, value, choose, anyOption, placeholder, error, hint, width = '100%' } = props;
  const change = (chosen: string | number) => {
    const option = options.find((one) => one.value === chosen);
    if (option) choose(option.value);
    else anyOption?.choose();
  };
  return (
    <Field.Root name={name} width={width} {...(error !== undefined && { error })} {...(hint !== undefined && { hint })}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect aria-label={label} value={value ?? ''} onChange={change} {...(placeholder !== undefined && { placeholder })}>
        {anyOption && <SingleSelectOption value="">{anyOption.label}</SingleSelectOption>}
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
