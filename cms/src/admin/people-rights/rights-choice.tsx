import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

type Props = {
  name: string;
  label: string;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  value: string | null;
  choose: (value: string) => void;
};

/** Renders a choice of the page, as wide as it may be and no wider than a phone. */
export function RightsChoice({ name, label, placeholder, options, value, choose }: Props) {
  return (
    <Field.Root name={`ochiq-rights-${name}`} width="100%" maxWidth="36rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        aria-label={label}
        value={value ?? ''}
        {...(placeholder !== undefined && { placeholder })}
        onChange={(chosen) => choose(String(chosen))}
      >
        {options.map((option) => (
          <SingleSelectOption key={option.value} value={option.value}>
            {option.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
