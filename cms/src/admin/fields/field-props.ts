import type { ReactNode } from 'react';

/**
 * The props that Strapi passes to a replaced field of a form; 5.54.0 does not type them, and these follow its source.
 */
export type FieldProps = {
  name: string;
  label: ReactNode;
  labelAction?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  attribute: Readonly<Record<string, unknown>>;
};
