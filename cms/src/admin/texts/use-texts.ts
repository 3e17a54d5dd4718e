import { contentTypes, getContentTypeUid, type ContentTypeName } from '@ochiq/contract/content-types';
import { intakeTypes, type IntakeTypeName } from '@ochiq/contract/forms/intake-types';
import { useIntl } from 'react-intl';

type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of an id in the user's language, with values in its places. */
export type Translate<TextId extends string> = (id: TextId, values?: TextValues) => string;

/**
 * Returns the formatter of a group of the panel's texts, in the user's language.
 * @param english the group, which is shown where a language lacks a text
 */
export function useTexts<TextId extends string>(english: Readonly<Record<TextId, string>>): Translate<TextId> {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id, defaultMessage: english[id] }, values);
}

/** Returns the formatter of numbers, in the user's language. */
export function useNumberFormat(): (value: number) => string {
  const intl = useIntl();
  return (value) => intl.formatNumber(value);
}

/** What the panel calls content types and their fields. */
export type ContentLabels = {
  getTypeLabel: (type: ContentTypeName) => string;
  getFieldLabel: (type: ContentTypeName, field: string) => string;
};

/** Returns the labels of content types and their fields, in the user's language. */
export function useContentLabels(): ContentLabels {
  const intl = useIntl();
  return {
    getTypeLabel: (type) => intl.formatMessage({ id: contentTypes[type].title, defaultMessage: contentTypes[type].title }),
    getFieldLabel: (type, field) =>
      intl.formatMessage({ id: `content-manager.content-types.${getContentTypeUid(type)}.${field}`, defaultMessage: field }),
  };
}

/** Returns the labels of what citizens send, in the user's language. */
export function useSubmissionLabels(): (type: IntakeTypeName) => string {
  const intl = useIntl();
  return (type) => intl.formatMessage({ id: intakeTypes[type].title, defaultMessage: intakeTypes[type].title });
}
