import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { getRefusalMessage } from './help-fault.ts';
import { HelpButton, shortenText } from './help-list.tsx';
import { helpTexts } from './help-texts.ts';

type State = { kind: 'idle' } | { kind: 'working' } | { kind: 'failed'; message: string | null } | { kind: 'translated'; text: string };

type Props = {
  to: string;
  /** Sends the text to the machine: only when the person wants it. */
  translateText: () => Promise<string>;
  take: (text: string) => void;
};

/** Renders the button by which a machine translates a text, and what it wrote, as what it is. */
export function MachineSuggestion({ to, translateText, take }: Props) {
  const translate = useOwnTexts(helpTexts);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const run = () => {
    setState({ kind: 'working' });
    translateText().then(
      (text) => setState({ kind: 'translated', text }),
      (error: unknown) => setState({ kind: 'failed', message: getRefusalMessage(error) }),
    );
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} data-ochiq="machine-translation">
      <Typography variant="sigma" tag="h3">
        {translate('ochiq.help.machine')}
      </Typography>
      <Box aria-live="polite">
        {state.kind === 'working' && <Typography variant="pi">{translate('ochiq.help.machine-working')}</Typography>}
        {state.kind === 'failed' && (
          <Typography role="alert" textColor="danger700">
            {state.message ?? translate('ochiq.help.broken')}
          </Typography>
        )}
        {state.kind === 'translated' && (
          <Flex direction="column" alignItems="stretch" gap={1}>
            <Typography lang={to} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {state.text}
            </Typography>
            <Typography variant="pi" textColor="neutral600">
              {translate('ochiq.help.machine-hint')}
            </Typography>
          </Flex>
        )}
      </Box>
      <Flex gap={2} wrap="wrap">
        {state.kind === 'translated' && (
          <HelpButton about={translate('ochiq.help.take-about', { text: shortenText(state.text) })} onClick={() => take(state.text)}>
            {translate('ochiq.help.take')}
          </HelpButton>
        )}
        <Button type="button" variant="tertiary" size="S" disabled={state.kind === 'working'} onClick={run} style={wrappingButton}>
          {translate(state.kind === 'translated' ? 'ochiq.help.machine-again' : 'ochiq.help.machine-ask')}
        </Button>
      </Flex>
    </Flex>
  );
}
