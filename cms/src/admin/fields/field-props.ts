import type { ReactNode } from 'react';

/** What Strapi gives a field of a form that replaces its own; 5.54.0 types none of it, and this was read in its source. */
export type FieldProps = {
  name: string;
  label: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  attribute: Readonly<Record<string, unknown>>;
};
