import type { Locale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useId, useState } from 'react';

import { maxSource, occurrencesResponse, type TermOccurrence, termPaths } from '../../content/terms/terms.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
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

type Read = { request: string; terms: readonly TermOccurrence[] | null };

/** Reads the terms of a text: `undefined` before the response, `null` where it fails. */
function useOccurrences({ from, to, source }: Omit<Props, 'onTake'>): readonly TermOccurrence[] | null | undefined {
  const { post } = useFetchClient();
  const [read, setRead] = useState<Read | null>(null);
  const request = JSON.stringify([from, to, source]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const terms = await post(termPaths.occurrences, { from, to, source: source.slice(0, maxSource) })
        .then(({ data }) => occurrencesResponse.parse(data).terms)
        .catch(() => null);
      if (isCurrent) setRead({ request, terms });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [post, from, to, source, request]);
  return read?.request === request ? read.terms : undefined;
}

/** Renders the terms of a text that is translated, each with buttons that insert it in the other language. */
export function SegmentTerms({ onTake, ...segment }: Props) {
  const translate = useOwnTexts(termTexts);
  const terms = useOccurrences(segment);
  const id = useId();
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-labelledby={id} aria-busy={terms === undefined}>
      <Typography id={id} variant="pi" fontWeight="bold">
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
        {(terms ?? []).map(({ text, from, equivalents }) => (
          <li key={from}>
            <Flex gap={2} wrap="wrap" alignItems="center">
              <Typography variant="pi" lang={segment.from}>
                {text}
              </Typography>
              {equivalents.map((words) => (
                <Button
                  key={words}
                  type="button"
                  variant="tertiary"
                  size="S"
                  lang={segment.to}
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
