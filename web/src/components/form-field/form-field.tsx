import { ChoiceField } from './choice-field';
import type { FieldProps } from './field-props';
import { TextField } from './text-field';
import { TickField } from './tick-field';

/** Renders a field of a form by its definition, complete without a script. */
export function FormField({ facts, ...rest }: FieldProps) {
  switch (facts.kind) {
    case 'choice':
      return <ChoiceField {...rest} facts={facts} />;
    case 'consent':
    case 'tick':
      return <TickField {...rest} facts={facts} />;
    default:
      return <TextField {...rest} facts={facts} />;
  }
}
