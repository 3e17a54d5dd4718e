import { Field, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { Component, lazy, type ReactNode, Suspense, useId } from 'react';

import type { FieldProps } from '../fields/field-props.ts';
import { englishWriting } from '../texts/en/writing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useFormLocale } from '../use-form-locale.ts';

/** A script of its own: most pages of the panel have no text to edit. */
const TextEditor = lazy(() => import('./text-editor.tsx'));

/** Shows that the editor did not come, as after an update of the panel; the form stays. */
class LoadingFault extends Component<{ message: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Typography role="alert">{this.props.message}</Typography> : this.props.children;
  }
}

/** Renders a field for a text with headings, lists, tables and pictures, in the place of Strapi's editor of blocks. */
export function TextField({ name, label, labelAction, hint, required = false, disabled = false }: FieldProps) {
  const translate = useTexts(englishWriting);
  const locale = useFormLocale();
  const id = useId();
  const { value, error, onChange } = useField(name);
  const [textId, labelId, keysId] = [`${id}-text`, `${id}-label`, `${id}-keys`];
  return (
    <Field.Root id={id} name={name} hint={hint} {...(error !== undefined && { error })} required={required}>
      <Flex gap={1}>
        <Typography id={labelId} variant="pi" fontWeight="bold" tag="span" textColor="neutral800">
          {label}
          {required && (
            <Typography aria-hidden tag="span" textColor="danger600">
              *
            </Typography>
          )}
        </Typography>
        {labelAction}
      </Flex>
      <div data-field={name}>
        <LoadingFault message={translate('ochiq.writing.failed')}>
          <Suspense fallback={<Typography textColor="neutral600">{translate('ochiq.writing.loading')}</Typography>}>
            <TextEditor
              id={textId}
              label={typeof label === 'string' ? label : name}
              labelId={labelId}
              describedBy={`${id}-hint ${id}-error ${keysId}`}
              value={value}
              locale={locale}
              isDisabled={disabled}
              isRequired={required}
              isInvalid={error !== undefined}
              onChange={(next) => onChange(name, next)}
            />
          </Suspense>
        </LoadingFault>
      </div>
      <VisuallyHidden tag="span" id={keysId}>
        {translate('ochiq.writing.keys')}
      </VisuallyHidden>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
