import type { Locale } from '@ochiq/contract/routing/locales';
import { Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import { machineTranslationPaths, translationResponse } from '../../content/machine-translation/machine-translation.ts';
import { suggestionsPath, suggestionsResponse, type SuggestionsResponse } from '../../content/translation-memory/translation-memory.ts';
import { findModelContentType } from '../edited-entry.ts';
import { type ResponseReader, usePosted } from '../shared/use-posted.ts';
import { getRefusalMessage } from './help-fault.ts';
import { MachineSuggestion } from './machine-suggestion.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { helpTexts } from './help-texts.ts';

type Props = {
  uid: string;
  documentId: string;
  from: Locale;
  to: Locale;
  /** What the segment says in the language that it is translated from. */
  source: string;
  /** Puts a text into the segment of the translation. */
  onTake: (text: string) => void;
};

type ReadSuggestions = { response: SuggestionsResponse | null; message: string | null };

const reader: ResponseReader<ReadSuggestions> = {
  parse: (data) => ({ response: suggestionsResponse.parse(data), message: null }),
  fail: (error) => ({ response: null, message: getRefusalMessage(error) }),
};

/** Renders what helps to translate one segment: published translations, and a machine where one is set up. It is loaded when it is shown. */
export function SegmentSuggestions({ uid, documentId, from, to, source, onTake }: Props) {
  const translate = useOwnTexts(helpTexts);
  const { post } = useFetchClient();
  const input = { type: findModelContentType(uid), document: documentId, from, to, text: source };
  const read = usePosted(suggestionsPath, input, reader);
  const translateText = async () => translationResponse.parse((await post(machineTranslationPaths.translate, input)).data).text;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} data-ochiq="segment-suggestions" aria-busy={read === undefined}>
      {read === undefined && <Typography variant="pi">{translate('ochiq.help.reading')}</Typography>}
      {read?.response === null && (
        <Typography role="alert" textColor="danger700">
          {read.message ?? translate('ochiq.help.broken')}
        </Typography>
      )}
      {read?.response && (
        <>
          <SuggestionList {...read.response} from={from} to={to} take={onTake} />
          {read.response.hasMachine && <MachineSuggestion key={source} to={to} translateText={translateText} take={onTake} />}
        </>
      )}
    </Flex>
  );
}
