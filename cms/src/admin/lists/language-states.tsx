import { isLocale, type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import { Link } from 'react-router-dom';

import type { EntryState, VersionDetails } from '../../content/list-details/list-details.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useNumberFormat, useTexts } from '../texts/use-texts.ts';
import { OutsideMark } from './outside-mark.tsx';
import { findType, type ListRow, useDetails } from './read-details.ts';

/** What the mark of a state looks like: full, half, a quarter, an arrow back, outlined, or a dash. The word after it says the same. */
const marks = {
  published: '●',
  waiting: '◔',
  changed: '◐',
  outdated: '↺',
  draft: '○',
  none: '–',
} as const satisfies Record<EntryState, string>;
const tones = {
  published: 'success700',
  waiting: 'primary700',
  changed: 'primary700',
  outdated: 'danger700',
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
  const words = say('ochiq.lists.viewed', { views });
  return (
    <Typography variant="pi" textColor="neutral600" lineHeight="1.8rem" title={words} style={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>
        <Eye width="1.2rem" height="1.2rem" fill="currentColor" style={{ verticalAlign: 'middle' }} /> {formatNumber(views)}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Typography>
  );
}

type Props = { locale: Locale; version: Pick<VersionDetails, 'state' | 'isReadable' | 'views'>; address: string; where: 'list' | 'panel' };

/** Renders the state of an entry in one language: a link to it, where the user may open it. */
export function LanguageState({ locale, version: { state, isReadable, views }, address, where }: Props) {
  const say = useTexts(englishLists);
  const text = (
    <>
      <span aria-hidden style={{ textDecoration: isReadable ? 'underline' : 'none', marginInlineEnd: '0.4rem' }}>
        {locale.toUpperCase()}
      </span>
      <VisuallyHidden>{`${locales[locale].name}: `}</VisuallyHidden>
      <span aria-hidden>{`${marks[state]} `}</span>
      <span style={{ display: where === 'list' ? 'block' : 'inline' }}>{say(`ochiq.lists.${state}`)}</span>
    </>
  );
  const lineHeight = where === 'list' ? '1.8rem' : '2.4rem';
  const style = { display: 'block', whiteSpace: 'nowrap' } as const;
  const look = { variant: 'pi', textColor: tones[state], lineHeight, style } as const;
  if (!isReadable) return <Typography {...look}>{text}</Typography>;
  return (
    <>
      <Typography {...look} {...(where === 'list' ? inGrid : {})} tag={Link} to={address}>
        {text}
      </Typography>
      {where === 'list' && views !== null && <PageViews views={views} />}
    </>
  );
}

/**
 * Renders the states of a row's entry in all languages of the site, beside each other: rows stay low. In the list's language it says
 * where the user only reads the entry.
 */
export function LanguageStates({ model, row }: { model: string; row: ListRow }) {
  const details = useDetails(model, row);
  const type = findType(model);
  const { locale: shown } = row;
  return (
    <Flex alignItems="flex-start" gap={4}>
      <Flex tag="ul" alignItems="flex-start" gap={4} minHeight="3.6rem">
        {type &&
          details &&
          localeCodes.map((locale) => (
            <li key={locale} style={{ display: 'flex', alignItems: 'flex-start', gap: '0.6rem' }}>
              <LanguageState
                locale={locale}
                version={details[locale]}
                address={getEntryAddress({ type, documentId: row.documentId, locale })}
                where="list"
              />
            </li>
          ))}
      </Flex>
      {details && isLocale(shown) && details[shown].isOutside && <OutsideMark />}
    </Flex>
  );
}
