import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { Link } from 'react-router-dom';

import type { EntryState, VersionDetails } from '../../content/list-details/list-details.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useNumberFormat, useTexts } from '../texts/use-texts.ts';
import { findType, type ListRow, useDetails } from './read-details.ts';

/** What the mark of a state looks like: full, half, outlined, or a dash. The word after it says the same. */
const marks = { published: '●', changed: '◐', draft: '○', none: '–' } as const satisfies Record<EntryState, string>;
const tones = {
  published: 'success700',
  changed: 'primary700',
  draft: 'neutral700',
  none: 'neutral600',
} as const satisfies Record<EntryState, string>;

/**
 * Strapi's lists are grids: arrows lead to a cell, Enter into it, Tab to the next link. Enter on a link would be taken for
 * the way into the cell, and a click for one on the row.
 */
const inGrid = {
  tabIndex: -1,
  onClick: (event: React.MouseEvent) => {
    event.stopPropagation();
  },
  onKeyDown: (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') event.stopPropagation();
  },
} as const;

/** Renders how often the page of an entry was read: an eye and a number, with words for screen readers and the mouse. */
function PageViews({ views }: { views: number }) {
  const say = useTexts(englishLists);
  const formatNumber = useNumberFormat();
  const words = say('ochiq.lists.views', { views });
  return (
    <Typography variant="pi" textColor="neutral600" lineHeight="2.4rem" paddingLeft={3} title={words}>
      <span aria-hidden>
        <Eye width="1.2rem" height="1.2rem" fill="currentColor" style={{ verticalAlign: 'middle' }} /> {formatNumber(views)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Typography>
  );
}

type Props = { locale: Locale; version: VersionDetails; address: string };

/** Renders the state of an entry in one language: a link to it, where the user may open it. */
function LanguageState({ locale, version: { state, isReadable, views }, address }: Props) {
  const say = useTexts(englishLists);
  const text = (
    <>
      <span aria-hidden style={{ display: 'inline-block', minWidth: '2.4rem', textDecoration: isReadable ? 'underline' : 'none' }}>
        {locale.toUpperCase()}
      </span>
      <VisuallyHidden>{`${locales[locale].name}: `}</VisuallyHidden>
      <span aria-hidden>{`${marks[state]} `}</span>
      {say(`ochiq.lists.${state}`)}
    </>
  );
  const look = { variant: 'pi', textColor: tones[state], lineHeight: '2.4rem' } as const;
  return (
    <li style={{ whiteSpace: 'nowrap' }}>
      {isReadable ? (
        <Typography {...look} {...inGrid} tag={Link} to={address}>
          {text}
        </Typography>
      ) : (
        <Typography {...look}>{text}</Typography>
      )}
      {views !== null && <PageViews views={views} />}
    </li>
  );
}

/** Renders the states of a row's entry in all languages of the site. */
export function LanguageStates({ model, row }: { model: string; row: ListRow }) {
  const details = useDetails(model, row);
  const type = findType(model);
  return (
    <Flex tag="ul" direction="column" alignItems="flex-start" minHeight="7.2rem">
      {type &&
        details &&
        localeCodes.map((locale) => (
          <LanguageState
            key={locale}
            locale={locale}
            version={details[locale]}
            address={getEntryAddress({ type, documentId: row.documentId, locale })}
          />
        ))}
    </Flex>
  );
}
