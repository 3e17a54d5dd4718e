import type { Locale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';

import { maxSource, occurrencesResponse, type TermOccurrence, termPaths } from '../../content/terms/terms.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { type ResponseReader, usePosted } from '../shared/use-posted.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { termTexts } from './term-texts.ts';

type Props = {
  /** The language of the source, and that of the translation. */
  from: Locale;
  to: Locale;
  /** The text that is translated. */
  source: string;
  /** Inserts words into the translation. */
  onTake: (text: string) => void;
};

/** `null` where they could not be read. */
const reader: ResponseReader<readonly TermOccurrence[] | null> = {
  parse: (data) => occurrencesResponse.parse(data).terms,
  fail: () => null,
};

/** Renders the terms of a text that is translated, each with buttons that insert it in the other language. */
export function SegmentTerms({ onTake, ...segment }: Props) {
  const translate = useOwnTexts(termTexts);
  const { from, to, source } = segment;
  const terms = usePosted(termPaths.occurrences, { from, to, source: source.slice(0, maxSource) }, reader);
  const id = useId();
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby={id} aria-busy={terms === undefined}>
      <Typography id={id} tag="h3" variant="sigma">
        {translate('ochiq.terms.segment')}
      </Typography>
      {terms === null && (
        <Typography role="alert" variant="pi" textColor="danger700">
          {translate('ochiq.terms.segment.broken')}
        </Typography>
      )}
      {terms?.length === 0 && (
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.terms.segment.none')}
        </Typography>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {(terms ?? []).map(({ text, from: at, equivalents }) => (
          <li key={at}>
            <Flex gap={2} wrap="wrap" alignItems="center">
              <Typography variant="pi" lang={from}>
                {text}
              </Typography>
              {equivalents.map((words) => (
                <Button
                  key={words}
                  type="button"
                  variant="tertiary"
                  size="S"
                  lang={to}
                  aria-label={translate('ochiq.terms.segment.take', { words })}
                  onClick={() => onTake(words)}
                  style={wrappingButton}
                >
                  {words}
                </Button>
              ))}
            </Flex>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
