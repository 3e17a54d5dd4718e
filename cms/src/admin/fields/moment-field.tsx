import { toTashkentDay } from '@ochiq/contract/fields/tashkent-day';
import { Field, IconButton, Popover, TextInput } from '@strapi/design-system';
import { Calendar as CalendarIcon } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { useState, type ChangeEvent } from 'react';
import { useParams } from 'react-router-dom';

import { Calendar } from '../dates/calendar.tsx';
import { dayFormat, minuteFormat, type MomentFormat } from '../dates/moment-format.ts';
import { formatShortDay } from '../dates/parse-day.ts';
import { useDatesText } from '../dates/use-dates-text.ts';
import type { FieldProps } from './field-props.ts';
import { findRange } from './find-range.ts';

type Props = FieldProps & { moments: MomentFormat };

/**
 * Renders a field for a day or a minute: typed as people here write it, or chosen in a calendar of the panel's
 * language. Invalid text stays as typed, with a message, and is refused by the CMS.
 */
function MomentField({ name, label, labelAction, hint, required = false, disabled = false, moments }: Props) {
  const say = useDatesText();
  const { slug: model = '' } = useParams();
  const range = findRange(model, name);
  const { value, error, onChange } = useField<string | null>(name);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const storedValue = typeof value === 'string' && moments.isStored(value) ? value : null;
  const shown = typed ?? (storedValue === null ? (value ?? '') : moments.show(storedValue));
  const day = storedValue === null ? null : moments.getDay(storedValue);
  const isOutside = day !== null && (day < range.first || day > range.last);
  const nonsense = typeof value === 'string' && storedValue === null ? say(moments.nonsense, { like: moments.example }) : undefined;
  const outside = isOutside
    ? say('ochiq.dates.outside', { first: formatShortDay(range.first), last: formatShortDay(range.last) })
    : undefined;
  const wrong = typed === null ? (nonsense ?? outside ?? error) : error;

  const type = (text: string) => {
    setTyped(text);
    onChange(name, text.trim() === '' ? null : (moments.parse(text) ?? text));
  };
  const choose = (chosen: string) => {
    setTyped(null);
    onChange(name, moments.moveTo(chosen, storedValue));
    setIsOpen(false);
  };

  return (
    <Field.Root name={name} hint={hint} required={required} {...(wrong !== undefined && { error: wrong })}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        type="text"
        autoComplete="off"
        placeholder={moments.example}
        value={shown}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
        onBlur={() => setTyped(null)}
        endAction={
          disabled ? undefined : (
            <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
              <Popover.Trigger>
                <IconButton type="button" variant="ghost" size="XS" label={say('ochiq.dates.calendar')}>
                  <CalendarIcon />
                </IconButton>
              </Popover.Trigger>
              <Popover.Content align="end" aria-label={say('ochiq.dates.calendar')}>
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
export const DayField = (props: FieldProps) => <MomentField {...props} moments={dayFormat} />;

/** Renders a field for an instant: all of the site's are in Tashkent time, which the label says. */
export function MinuteField({ label, ...props }: FieldProps) {
  const say = useDatesText();
  const named = (
    <>
      {label} ({say('ochiq.dates.zone')})
    </>
  );
  return <MomentField {...props} label={named} moments={minuteFormat} />;
}
