import { Box, Button, Flex, Link, Typography } from '@strapi/design-system';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import type { Suggestion } from '../../content/translation-memory/translation-memory.ts';
import { getEntryAddress } from '../edited-entry.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { helpTexts } from './help-texts.ts';

/** A text that is named in a button: the beginning tells it from the others. */
const maxNamed = 60;
export const shortenText = (text: string): string => (text.length > maxNamed ? `${text.slice(0, maxNamed)}…` : text);

const breaking = { overflowWrap: 'anywhere' } as const;

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

/** Renders where a suggestion comes from, as a link for who may open it. */
function SuggestionSource({ from: { type, document, locale, title, isReadable } }: Pick<Suggestion, 'from'>) {
  const translate = useOwnTexts(helpTexts);
  const text = translate('ochiq.help.from', { entry: title === '' ? translate('ochiq.help.untitled') : title });
  if (!isReadable)
    return (
      <Typography variant="pi" textColor="neutral600" style={breaking}>
        {text}
      </Typography>
    );
  return (
    <Box>
      <Link isExternal href={`/admin${getEntryAddress({ type, documentId: document, locale })}`}>
        {text}
      </Link>
    </Box>
  );
}

type Props = { suggestions: readonly Suggestion[]; from: string; to: string; take: (text: string) => void };

/** Renders published translations of a text and of those like it: each with how alike it is, and what its numbers say. */
export function SuggestionList({ suggestions, from, to, take }: Props) {
  const translate = useOwnTexts(helpTexts);
  if (suggestions.length === 0)
    return (
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.help.none')}
      </Typography>
    );
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={translate('ochiq.help.suggestions')}>
      {suggestions.map((suggestion) => {
        const { text, source, score } = suggestion;
        // 100 is for the same text alone.
        const percent = Math.min(Math.floor(score * 100), 99);
        return (
          <li key={`${suggestion.from.document} ${text}`}>
            <Flex direction="column" alignItems="stretch" gap={1}>
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
              <SuggestionSource {...suggestion} />
              <Box>
                <Button
                  type="button"
                  variant="secondary"
                  size="S"
                  aria-label={translate('ochiq.help.take-about', { text: shortenText(text) })}
                  onClick={() => take(text)}
                  style={wrappingButton}
                >
                  {translate('ochiq.help.take')}
                </Button>
              </Box>
            </Flex>
          </li>
        );
      })}
    </Flex>
  );
}
