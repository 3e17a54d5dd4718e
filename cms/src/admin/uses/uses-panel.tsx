import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { Use, UsesQuery, UsesResponse } from '../../content/uses/use.ts';
import { findModelContentType, getEntryAddress, type SidePanelProps } from '../edited-entry.ts';
import { englishUses } from '../texts/en/side-panels.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { useUses } from './use-uses.ts';

/** Renders a referring entry, with a link to it: its type, language and the words of its links. */
function UseRow({ type, documentId, locale, title, isPublished, words }: Use) {
  const translate = useTexts(englishUses);
  const { getTypeLabel } = useContentLabels();
  const notes = [
    ...(title === '' ? [] : [getTypeLabel(type)]),
    locale,
    ...(isPublished ? [] : [translate('ochiq.uses.draft')]),
    ...words.map((linkText) => `“${linkText}”`),
  ];
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" width="100%">
      <Link tag={RouterLink} to={getEntryAddress({ type, documentId, locale })}>
        {title === '' ? getTypeLabel(type) : title}
      </Link>
      <Typography variant="pi" textColor="neutral600">
        {notes.join(' · ')}
      </Typography>
    </Flex>
  );
}

/** Renders the entries that refer to an entry, and how many more there are. */
function UsesList({ uses, others }: UsesResponse) {
  const translate = useTexts(englishUses);
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {uses.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
          {uses.map((use) => (
            <UseRow key={`${use.type} ${use.documentId} ${use.locale}`} {...use} />
          ))}
        </Flex>
      )}
      {others > 0 && <Typography variant="pi">{translate('ochiq.uses.hidden', { count: others })}</Typography>}
    </Flex>
  );
}

/** Renders the references to an entry, or that there are none. */
function References(query: UsesQuery) {
  const translate = useTexts(englishUses);
  const response = useUses(query);
  if (response === null) return null;
  if (response === 'broken') return <Typography role="alert">{translate('ochiq.uses.broken')}</Typography>;
  if (response.uses.length + response.others === 0) return <Typography textColor="neutral600">{translate('ochiq.uses.none')}</Typography>;
  return <UsesList {...response} />;
}

/** Renders the side panel that lists the entries referring to this one; unsaved entries have none. */
export function UsesPanel({ model, document }: SidePanelProps) {
  const translate = useTexts(englishUses);
  const type = findModelContentType(model);
  const { documentId, locale } = document ?? {};
  if (type === undefined || documentId === undefined || !isLocale(locale)) return null;
  return {
    title: translate('ochiq.uses.title'),
    content: <References key={`${documentId} ${locale}`} type={type} document={documentId} locale={locale} />,
  };
}
