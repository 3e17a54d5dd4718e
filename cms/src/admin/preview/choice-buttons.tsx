import { Button, Flex } from '@strapi/design-system';

type ChoiceProps<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string; lang?: string; isOff?: boolean }[];
  choose: (value: T) => void;
};

/** Renders a row of buttons of which one is pressed. */
export function ChoiceButtons<T extends string>({ label, value, options, choose }: ChoiceProps<T>) {
  return (
    <Flex role="group" aria-label={label} gap={1} wrap="wrap">
      {options.map((option) => (
        <Button
          key={option.value}
          type="button"
          size="S"
          {...(option.lang === undefined ? {} : { lang: option.lang })}
          variant={option.value === value ? 'secondary' : 'tertiary'}
          aria-pressed={option.value === value}
          disabled={option.isOff ?? false}
          onClick={() => choose(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Flex>
  );
}
