import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { locales, type Locale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { englishShared } from '../texts/en/shared.ts';
import { findSharedChanges, type OtherVersion } from './find-shared-changes.ts';

type Values = Readonly<Record<string, unknown>>;
type Shown = { model: string; documentId?: string; meta?: { availableLocales?: readonly OtherVersion[] } };

/**
 * Lists, next to the buttons, the other languages that change with a shared field; nothing while none has been edited.
 */
export function SharedPanel({ model, meta }: Shown) {
  const intl = useIntl();
  const values = useForm('SharedPanel', (form) => form.values) as Values;
  const saved = useForm('SharedPanel', (form) => form.initialValues) as Values;
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  if (type === undefined) return null;
  const { fields, live, drafts } = findSharedChanges(type, values, saved, meta?.availableLocales ?? []);
  if (fields.length === 0 || live.length + drafts.length === 0) return null;
  const labels = fields.map((name) => intl.formatMessage({ id: `content-manager.content-types.${model}.${name}`, defaultMessage: name }));
  const say = (id: 'ochiq.shared.live' | 'ochiq.shared.draft', languages: readonly Locale[]) => (
    <Typography variant="omega">
      {intl.formatMessage(
        { id, defaultMessage: englishShared[id] },
        { fields: labels.join(', '), languages: languages.map((code) => locales[code].name).join(', ') },
      )}
    </Typography>
  );
  return {
    title: intl.formatMessage({ id: 'ochiq.shared.title', defaultMessage: englishShared['ochiq.shared.title'] }),
    content: (
      <div role="status">
        {live.length > 0 && say('ochiq.shared.live', live)}
        {live.length === 0 && say('ochiq.shared.draft', drafts)}
      </div>
    ),
  };
}
