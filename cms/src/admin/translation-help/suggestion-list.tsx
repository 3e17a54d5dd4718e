import { Link, Typography } from '@strapi/design-system';
import { Fragment } from 'react';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import type { Suggestion } from '../../content/translation-memory/translation-memory.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { breaking, HelpButton, type HelpItem, HelpList, shortenText } from './help-list.tsx';
import { helpTexts } from './help-texts.ts';

/** Renders what a suggestion and the text that is translated say differently in numbers. */
function NumberWarning({ missing, foreign }: Pick<Suggestion, 'missing' | 'foreign'>) {
  const translate = useOwnTexts(helpTexts);
  if (missing.length + foreign.length === 0) return null;
  const parts = [
    translate('ochiq.help.numbers'),
    ...(missing.length > 0 ? [translate('ochiq.help.missing', { numbers: missing.join('; ') })] : []),
    ...(foreign.length > 0 ? [translate('ochiq.help.foreign', { numbers: foreign.join('; ') })] : []),
  ];
  return (
    <Typography variant="pi" fontWeight="bold" textColor="danger700" style={breaking}>
      {parts.join(' ')}
    </Typography>
  );
}

/** Renders the entries that a translation is in, as links for who may open them, and how many there are. */
function SuggestionUses({ uses, count }: Pick<Suggestion, 'uses' | 'count'>) {
  const translate = useOwnTexts(helpTexts);
  return (
    <Typography variant="pi" textColor="neutral600" style={breaking}>
      {translate(count === 1 ? 'ochiq.help.from' : 'ochiq.help.from-many', { count })}{' '}
      {uses.map(({ type, document, locale, title, isReadable }, index) => {
        const text = title === '' ? translate('ochiq.help.untitled') : title;
        return (
          <Fragment key={document}>
            {index > 0 && '; '}
            {isReadable ? (
              <Link isExternal href={`/admin${getEntryAddress({ type, documentId: document, locale })}`}>
                {text}
              </Link>
            ) : (
              text
            )}
          </Fragment>
        );
      })}
      {count > uses.length && '; …'}
    </Typography>
  );
}

type Props = { suggestions: readonly Suggestion[]; from: string; to: string; take: (text: string) => void };

/** Renders published translations of a text and of those like it: each with how alike it is, what its numbers say, and where it is. */
export function SuggestionList({ suggestions, from, to, take }: Props) {
  const translate = useOwnTexts(helpTexts);
  const toItem = (suggestion: Suggestion): HelpItem => {
    const { text, source, score } = suggestion;
    // 100 is for the same text alone.
    const percent = Math.min(Math.floor(score * 100), 99);
    return {
      key: text,
      content: (
        <>
          <Typography lang={to} style={breaking}>
            {text}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {score === 1 ? translate('ochiq.help.same') : translate('ochiq.help.alike', { percent })}
          </Typography>
          {score < 1 && (
            <Typography variant="pi" textColor="neutral600" style={breaking}>
              {translate('ochiq.help.source')} <span lang={from}>{source}</span>
            </Typography>
          )}
          <NumberWarning {...suggestion} />
          <SuggestionUses {...suggestion} />
        </>
      ),
      buttons: (
        <HelpButton about={translate('ochiq.help.take-about', { text: shortenText(text) })} onClick={() => take(text)}>
          {translate('ochiq.help.take')}
        </HelpButton>
      ),
    };
  };
  const isEmpty = suggestions.length === 0;
  return (
    <HelpList
      heading={translate('ochiq.help.suggestions')}
      {...(isEmpty && { hint: translate('ochiq.help.none') })}
      items={suggestions.map(toItem)}
    />
  );
}
