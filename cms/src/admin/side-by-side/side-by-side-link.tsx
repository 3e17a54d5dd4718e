import { type Locale, locales } from '@ochiq/contract/routing/locales';
import { Link } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { TranslatedEntry } from '../../content/translations/translations.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { chooseSourceLocale, getSideBySideAddress, type TranslatedVersions } from './side-by-side-address.ts';

type Props = {
  entry: TranslatedEntry;
  versions: TranslatedVersions;
  to: Locale;
  /** By what the entry is known among others. */
  title?: string;
};

/** Renders the way to the page on which an entry is translated into a language; none for a language that the user may not open. */
export function SideBySideLink({ entry, versions, to, title }: Props) {
  const translate = useTexts(englishLists);
  const from = versions[to].isReadable ? chooseSourceLocale(versions, to) : null;
  if (from === null) return null;
  const words = translate('ochiq.lists.side-by-side');
  return (
    <Link
      tag={RouterLink}
      to={getSideBySideAddress({ ...entry, from, to })}
      aria-label={[words, ...(title === undefined ? [] : [title]), locales[to].name].join(', ')}
    >
      {words}
    </Link>
  );
}
