import { type Locale, localeCodes, locales } from '@ochiq/contract/routing/locales';
import { toCyrillic } from '@ochiq/uzbek/to-cyrillic';
import { Box, Typography } from '@strapi/design-system';

import { formatMinute } from '../../content/schedule/minute.ts';
import type { ShownTerm } from '../../content/terms/terms.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { RowButtons } from '../shared/row-buttons.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { termTexts } from './term-texts.ts';

/** Returns the words by which a term is named: those of the first language that has some. */
export const getTermName = ({ words }: Pick<ShownTerm, 'words'>): string =>
  localeCodes.map((language) => words[language].text).find((text) => text !== '') ?? '';

/** Renders the words of a term in a language: what is to be written, what may be, and what may not. */
function Words({ term, language }: { term: ShownTerm; language: Locale }) {
  const translate = useOwnTexts(termTexts);
  const { text, admitted, forbidden } = term.words[language];
  const cyrillic = term.cyrillic === '' ? toCyrillic(text) : term.cyrillic;
  return (
    <Box lang={language}>
      <Typography tag="p">{text === '' ? '—' : text}</Typography>
      {language === 'uz' && text !== '' && (
        <Typography tag="p" lang="uz-Cyrl" variant="pi" textColor="neutral600">
          {cyrillic}
        </Typography>
      )}
      {admitted.length > 0 && (
        <Typography tag="p" variant="pi">
          {translate('ochiq.terms.admitted.short', { words: admitted.join(', ') })}
        </Typography>
      )}
      {forbidden.length > 0 && (
        <Typography tag="p" variant="pi">
          {translate('ochiq.terms.forbidden.short', { words: forbidden.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

type Props = {
  terms: readonly ShownTerm[];
  mayChange: boolean;
  change: (term: ShownTerm, button: HTMLElement) => void;
  remove: (term: ShownTerm, button: HTMLElement) => void;
};

/** Renders terms, with the buttons of those who may change them. */
export function TermsTable({ terms, mayChange, change, remove }: Props) {
  const translate = useOwnTexts(termTexts);
  const titles = [
    ...localeCodes.map((language) => locales[language].name),
    translate('ochiq.terms.kind'),
    translate('ochiq.terms.note'),
    translate('ochiq.terms.changed'),
    ...(mayChange ? [translate('ochiq.terms.actions')] : []),
  ];
  const renderButtons = (term: ShownTerm) => (
    <RowButtons
      key="actions"
      change={{
        label: translate('ochiq.terms.change'),
        name: translate('ochiq.terms.change.name', { term: getTermName(term) }),
        press: (button) => change(term, button),
      }}
      remove={{
        label: translate('ochiq.terms.remove'),
        name: translate('ochiq.terms.remove.name', { term: getTermName(term) }),
        press: (button) => remove(term, button),
      }}
    />
  );
  return (
    <FigureTable
      name={translate('ochiq.terms.list')}
      columns={titles.map((title) => ({ title }))}
      isTopAligned
      rows={terms.map((term) => ({
        key: String(term.id),
        cells: [
          ...localeCodes.map((language) => <Words key={language} term={term} language={language} />),
          translate(`ochiq.terms.kind.${term.kind}`),
          term.note,
          [term.by, formatMinute(term.at)].filter((part) => part !== '').join(', '),
          ...(mayChange ? [renderButtons(term)] : []),
        ],
      }))}
    />
  );
}
