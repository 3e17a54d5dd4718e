import type { DayRange } from '@ochiq/contract/fields/day-range';
import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Field, IconButton, Popover, TextInput } from '@strapi/design-system';
import { Calendar as CalendarIcon } from '@strapi/icons';
import { type ChangeEvent, useState } from 'react';

import type { FieldProps } from '../fields/field-props.ts';
import { englishDates } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Calendar } from './calendar.tsx';
import { formatShortDay, type MomentFormat } from './moment-format.ts';

type Props = Omit<FieldProps, 'attribute'> & {
  format: MomentFormat;
  range: DayRange;
  /** The stored form; invalid text as it was typed. */
  value: string | null;
  error?: string | undefined;
  onChange: (value: string | null) => void;
};

/**
 * Renders an input for a day or a minute: typed as people here write it, or chosen in a calendar of the panel's
 * language. Invalid text stays as typed, with a message.
 */
export function MomentInput({
  name,
  label,
  labelAction,
  hint,
  required = false,
  disabled = false,
  format,
  range,
  value,
  error,
  onChange,
}: Props) {
  const translate = useTexts(englishDates);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const storedValue = value !== null && format.isStored(value) ? value : null;
  const shownText = typed ?? (storedValue === null ? (value ?? '') : format.format(storedValue));
  const day = storedValue === null ? null : format.getDay(storedValue);
  const isOutside = day !== null && (day < range.first || day > range.last);
  const invalidMessage = value !== null && storedValue === null ? translate(format.invalidTextId, { like: format.example }) : undefined;
  const rangeMessage = isOutside
    ? translate('ochiq.dates.outside', { first: formatShortDay(range.first), last: formatShortDay(range.last) })
    : undefined;
  const message = typed === null ? (invalidMessage ?? rangeMessage ?? error) : error;

  const type = (text: string) => {
    setTyped(text);
    onChange(text.trim() === '' ? null : (format.parse(text) ?? text));
  };
  const choose = (chosen: string) => {
    setTyped(null);
    onChange(format.withDay(chosen, storedValue));
    setIsOpen(false);
  };

  return (
    <Field.Root name={name} hint={hint} required={required} {...(message !== undefined && { error: message })}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        type="text"
        autoComplete="off"
        placeholder={format.example}
        value={shownText}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
        onBlur={() => setTyped(null)}
        endAction={
          disabled ? undefined : (
            <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
              <Popover.Trigger>
                <IconButton type="button" variant="ghost" size="XS" label={translate('ochiq.dates.calendar')}>
                  <CalendarIcon />
                </IconButton>
              </Popover.Trigger>
              <Popover.Content align="end" aria-label={translate('ochiq.dates.calendar')}>
                <Calendar chosen={day ?? toTashkentDay(new Date())} range={range} choose={choose} />
              </Popover.Content>
            </Popover.Root>
          )
        }
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
