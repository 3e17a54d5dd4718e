import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Field, IconButton, Popover, TextInput } from '@strapi/design-system';
import { Calendar as CalendarIcon } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { type ChangeEvent, useState } from 'react';
import { useParams } from 'react-router-dom';
import { contentTypes } from '@ochiq/contract/content-types';
import { type DayRange, sinceIndependence } from '@ochiq/contract/fields/day-range';
import type { Field as ContractField } from '@ochiq/contract/fields/field';

import { findModelContentType } from '../edited-entry.ts';
import { Calendar } from '../dates/calendar.tsx';
import { dayFormat, formatShortDay, minuteFormat, type MomentFormat } from '../dates/moment-format.ts';
import { englishDates } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { FieldProps } from './field-props.ts';

/** Returns which days a field of a form may hold, by the contract; a part of an entry has the usual ones. */
function findRange(model: string, field: string): DayRange {
  const type = findModelContentType(model);
  const fields: Readonly<Record<string, ContractField>> = type === undefined ? {} : contentTypes[type].fields;
  return fields[field]?.range ?? sinceIndependence;
}

type Props = FieldProps & { format: MomentFormat };

/**
 * Renders a field for a day or a minute: typed as people here write it, or chosen in a calendar of the panel's
 * language. Invalid text stays as typed, with a message, and is refused by the CMS.
 */
function MomentField({ name, label, labelAction, hint, required = false, disabled = false, format }: Props) {
  const translate = useTexts(englishDates);
  const { slug: model = '' } = useParams();
  const range = findRange(model, name);
  const { value, error, onChange } = useField<string | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const storedValue = typeof value === 'string' && format.isStored(value) ? value : null;
  const shownText = typed ?? (storedValue === null ? (value ?? '') : format.format(storedValue));
  const day = storedValue === null ? null : format.getDay(storedValue);
  const isOutside = day !== null && (day < range.first || day > range.last);
  const invalidMessage =
    typeof value === 'string' && storedValue === null ? translate(format.invalidTextId, { like: format.example }) : undefined;
  const rangeMessage = isOutside
    ? translate('ochiq.dates.outside', { first: formatShortDay(range.first), last: formatShortDay(range.last) })
    : undefined;
  const message = typed === null ? (invalidMessage ?? rangeMessage ?? error) : error;

  const type = (text: string) => {
    setTyped(text);
    onChange(name, text.trim() === '' ? null : (format.parse(text) ?? text));
  };
  const choose = (chosen: string) => {
    setTyped(null);
    onChange(name, format.withDay(chosen, storedValue));
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

/** Renders a field for a day of the calendar. */
export const DayField = (props: FieldProps) => <MomentField {...props} format={dayFormat} />;

/** Renders a field for an instant: all of the site's are in Tashkent time, which the label says. */
export function MinuteField({ label, ...props }: FieldProps) {
  const translate = useTexts(englishDates);
  const named = (
    <>
      {label} ({translate('ochiq.dates.zone')})
    </>
  );
  return <MomentField {...props} label={named} format={minuteFormat} />;
}
