import type { PageParent } from '@ochiq/contract/fields/page-parent';
import { Combobox, ComboboxOption, Field, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';

import type { FieldProps } from '../fields/field-props.ts';
import { englishTree } from '../texts/en/forms.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useFormLocale } from '../use-form-locale.ts';
import { listParentOptions, mergePages, formatAddress } from './parent-options.ts';
import { usePages } from './use-pages.ts';

/** Renders the place of a page in the tree: sections and pages to choose from, and the address that follows. */
export function ParentField({ name, label, labelAction, hint, required = false, disabled = false }: FieldProps) {
  const intl = useIntl();
  const translate = useTexts(englishTree);
  const { value, error, onChange } = useField<PageParent | null>(name);
  const slug = useForm('ParentField', ({ values }) => (values as { slug?: unknown }).slug);
  const { id } = useParams();
  const self = id === 'create' ? undefined : id;
  const locale = useFormLocale();
  const pages = mergePages(usePages() ?? [], locale);
  const options = listParentOptions(pages, self, (key) => intl.formatMessage({ id: key, defaultMessage: key }));
  const parent = value ?? null;
  const address = formatAddress(pages, { self, parent, slug: typeof slug === 'string' ? slug : '', locale });
  return (
    <Field.Root name={name} hint={hint} {...(error !== undefined && { error })} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        value={parent ?? ''}
        disabled={disabled}
        placeholder={translate('ochiq.tree.top')}
        clearLabel={translate('ochiq.tree.clear')}
        noOptionsMessage={() => translate('ochiq.tree.none')}
        onChange={(chosen) => onChange(name, chosen === '' ? null : (chosen as PageParent))}
        onClear={() => onChange(name, null)}
      >
        {options.map((option) => (
          <ComboboxOption key={option.value} value={option.value} textValue={option.label}>
            {`${'— '.repeat(option.depth)}${option.isPublished ? option.label : translate('ochiq.tree.draft', { title: option.label })}`}
          </ComboboxOption>
        ))}
        {parent !== null && !options.some((option) => option.value === parent) && (
          <ComboboxOption value={parent} textValue={translate('ochiq.tree.unknown')}>
            {translate('ochiq.tree.unknown')}
          </ComboboxOption>
        )}
      </Combobox>
      <Field.Error />
      <Field.Hint />
      {address !== null && (
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.tree.address', { address })}
        </Typography>
      )}
    </Field.Root>
  );
}
