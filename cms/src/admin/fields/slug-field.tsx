import { Field, TextInput } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFetchClient, useField, useForm, useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';

import type { FieldProps } from './field-props.ts';
import { isDerivedSlug, toSlug } from '../../content/slugs/derived-slug.ts';

/** The debounce before the CMS is asked for a free number, in milliseconds. */
const debounceMs = 400;

type Entry = Readonly<Record<string, unknown>>;
type Query = { plugins?: { i18n?: { locale?: string } } };

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The slug of a form, with its setters. */
type FollowingSlug = {
  slug: string;
  error: string | undefined;
  /** Takes what the editor writes; from then on the name leaves it alone. */
  write: (slug: string) => void;
  /** Lets it follow the name again. */
  follow: () => void;
};

/**
 * Lets the slug of a form follow the name field, as long as no editor wrote one and no published page uses it. Strapi
 * fills it once, before there is a name, so that every new entry was called like its type (strapi#21472).
 */
function useFollowingSlug(field: string, from: string, isUnique: boolean, isDisabled: boolean): FollowingSlug {
  const { value, initialValue, error, onChange } = useField<string | null>(field);
  const name = useForm('useFollowingSlug', ({ values }) => toText((values as Entry)[from]));
  const saved = useForm('useFollowingSlug', ({ initialValues }) => initialValues as Entry);
  const { slug: model = '' } = useParams();
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  const { post } = useFetchClient();

  const savedSlug = toText(initialValue);
  const isKnown = saved['status'] === 'published' || saved['status'] === 'modified';
  const isManual = savedSlug !== '' && (isKnown || !isDerivedSlug(savedSlug, toText(saved[from]), locale));
  const [isWritten, setIsWritten] = useState<boolean | null>(null);
  const isFollowing = !isDisabled && !(isWritten ?? isManual);
  const derived = name.trim() === '' ? '' : toSlug(name, locale);
  // The CMS would count the entry itself among those that have its slug.
  const isSaved = savedSlug !== '' && name.trim() !== '' && isDerivedSlug(savedSlug, name, locale);
  const targetSlug = isSaved ? savedSlug : derived;

  /**
   * Sets the slug, and requests a free number after a pause.
   * @returns a function that cancels the request
   */
  const settle = (slug: string): (() => void) | undefined => {
    // An untouched form must stay clean: Strapi warns before leaving a changed one.
    if (toText(value) !== slug) onChange(field, slug);
    if (isSaved || slug === '' || !isUnique) return undefined;
    let isCurrent = true;
    const number = async () => {
      const body = { contentTypeUID: model, field, data: { [from]: name } };
      const { data } = await post<{ data: string }>('/content-manager/uid/generate', body, { params: { locale } });
      if (isCurrent) onChange(field, data.data);
    };
    // Where the CMS does not say, saving does: it refuses a slug that is taken.
    const timer = setTimeout(() => void number().catch(() => undefined), debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  };
  // A name with the same slug sends no new request; Strapi's functions change with every keystroke.
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => (isFollowing ? latest.current(targetSlug) : undefined), [isFollowing, targetSlug]);

  return {
    slug: toText(value),
    error,
    write(slug) {
      setIsWritten(true);
      onChange(field, slug);
    },
    follow: () => setIsWritten(false),
  };
}

/**
 * Renders the slug field: it follows the name until an editor writes a slug, and again once it is empty or reset by the
 * button.
 */
export function SlugField({ name, label, labelAction, hint, required = false, disabled = false, attribute }: FieldProps) {
  const intl = useIntl();
  const { slug, error, write, follow } = useFollowingSlug(
    name,
    String(attribute['targetField']),
    // Pages of the tree may share one: only Strapi's own kind needs a number.
    attribute['type'] === 'uid',
    disabled,
  );
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
