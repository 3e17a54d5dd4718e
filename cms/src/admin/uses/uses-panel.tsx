import { contentTypeNames, uidOf } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/locales';
import { Typography } from '@strapi/design-system';

import type { UsesQuery } from '../../uses/use.ts';
import { useUses } from './use-uses.ts';
import { useUsesText } from './use-uses-text.ts';
import { UsesList } from './uses-list.tsx';

function UsesPart(query: UsesQuery) {
  const { say } = useUsesText();
  const answer = useUses(query);
  if (answer === null) return null;
  if (answer === 'broken') return <Typography role="alert">{say('ochiq.uses.broken')}</Typography>;
  if (answer.uses.length + answer.others === 0) return <Typography textColor="neutral600">{say('ochiq.uses.none')}</Typography>;
  return <UsesList {...answer} />;
}

type Shown = { model: string; document?: { documentId?: string; locale?: string | null } };

/** Renders the side panel that lists the entries referring to this one; unsaved entries have none. */
export function UsesPanel({ model, document }: Shown) {
  const { say } = useUsesText();
  const type = contentTypeNames.find((name) => uidOf(name) === model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: say('ochiq.uses.title'),
    content: <UsesPart key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
