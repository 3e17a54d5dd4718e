import { Field, TextInput } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import type { ChangeEvent } from 'react';
import { useIntl } from 'react-intl';

import type { FieldProps } from './field-props.ts';
import { useFollowingSlug } from './use-following-slug.ts';

/**
 * Renders the slug field: it follows the name until an editor writes a slug, and again once it is empty or reset by the
 * button.
 */
export function SlugField({ name, label, labelAction, hint, required = false, disabled = false, attribute }: FieldProps) {
  const intl = useIntl();
  const { slug, error, write, follow } = useFollowingSlug(name, String(attribute['targetField']), disabled);
  const again = intl.formatMessage({ id: 'content-manager.components.uid.regenerate', defaultMessage: 'Regenerate' });
  return (
    <Field.Root name={name} hint={hint} {...(error !== undefined && { error })} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        type="text"
        value={slug}
        disabled={disabled}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => write(target.value)}
        onBlur={() => {
          if (slug === '' && !disabled) follow();
        }}
        endAction={
          disabled ? undefined : (
            <Field.Action label={again} onClick={follow}>
              <ArrowClockwise />
            </Field.Action>
          )
        }
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
