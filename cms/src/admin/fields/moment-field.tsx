import { contentTypes } from '@ochiq/contract/content-types';
import { type DayRange, sinceIndependence } from '@ochiq/contract/fields/day-range';
import type { Field as ContractField } from '@ochiq/contract/fields/field';
import { useField } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';

import { dayFormat, minuteFormat, type MomentFormat } from '../dates/moment-format.ts';
import { MomentInput } from '../dates/moment-input.tsx';
import { findModelContentType } from '../edited-entry.ts';
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

/** Renders a field for a day or a minute; invalid text is refused by the CMS. */
function MomentField({ name, label, labelAction, hint, required = false, disabled = false, format }: Props) {
  const { slug: model = '' } = useParams();
  const { value, error, onChange } = useField<string | null>(name);
  return (
    <MomentInput
      {...{ name, label, labelAction, hint, required, disabled, format, error }}
      range={findRange(model, name)}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => onChange(name, chosen)}
    />
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
