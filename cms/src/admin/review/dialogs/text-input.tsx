import { Field, Textarea } from '@strapi/design-system';
import type { ChangeEvent } from 'react';

import { englishReview } from '../../texts/en/review/entry.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** What is wrong with a text: it is missing, or too long. */
export type TextFault = 'required' | 'too-long' | null;

/** Checks a text before it is sent. */
export function checkText(text: string, { isRequired, most }: { isRequired: boolean; most: number }): TextFault {
  const { length } = text.trim();
  if (length === 0 && isRequired) return 'required';
  return length > most ? 'too-long' : null;
}

type Props = {
  name: string;
  label: string;
  isRequired?: boolean;
  most: number;
  fault: TextFault;
  value: string;
  onChange: (value: string) => void;
};

/** Renders the field for a note or a reason. */
export function TextInputField({ name, label, isRequired = false, most, fault, value, onChange }: Props) {
  const translate = useTexts(englishReview);
  const error =
    fault === null ? undefined : translate(fault === 'required' ? 'ochiq.review.required' : 'ochiq.review.too-long', { count: most });
  return (
    <Field.Root name={name} required={isRequired} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <Textarea value={value} onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)} />
      <Field.Error />
    </Field.Root>
  );
}
