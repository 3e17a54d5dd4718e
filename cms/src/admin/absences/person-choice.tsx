import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

type Props = {
  name: string;
  label: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  error?: string | undefined;
  hint?: string;
  choose: (value: string) => void;
};

/** Renders the choice of a person in a dialog. */
export function PersonChoice({ name, label, placeholder, options, value, error, hint, choose }: Props) {
  return (
    <Field.Root name={name} {...(error !== undefined && { error })} {...(hint !== undefined && { hint })}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect aria-label={label} placeholder={placeholder} value={value ?? ''} onChange={(chosen) => choose(String(chosen))}>
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
