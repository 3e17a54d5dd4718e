import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';

import type { UsesQuery } from '../../content/uses/use.ts';
import { useUses } from './use-uses.ts';
import { useUsesText } from './use-uses-text.ts';
import { UsesList } from './uses-list.tsx';

function UsesPart(query: UsesQuery) {
  const { say } = useUsesText();
  const response = useUses(query);
  if (response === null) return null;
  if (response === 'broken') return <Typography role="alert">{say('ochiq.uses.broken')}</Typography>;
  if (response.uses.length + response.others === 0) return <Typography textColor="neutral600">{say('ochiq.uses.none')}</Typography>;
  return <UsesList {...response} />;
}

type Shown = { model: string; document?: { documentId?: string; locale?: string | null } };

/** Renders the side panel that lists the entries referring to this one; unsaved entries have none. */
export function UsesPanel({ model, document }: Shown) {
  const { say } = useUsesText();
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: say('ochiq.uses.title'),
    content: <UsesPart key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
