import type { Locale } from '@ochiq/contract/routing/locales';
import { Box, Typography } from '@strapi/design-system';

import { diffWords } from '../../content/history/diff/words.ts';
import type { Segment } from '../../content/translations/segments/segment.ts';
import { WordsView } from '../history/changes/words-view.tsx';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { sideTexts } from './side-texts.ts';

const wordStyle = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', display: 'block' } as const;

/** Renders what the source says in a segment, and what changed in it since this was translated. */
export function SourceSide({ segment, id, from }: { segment: Segment; id: string; from: Locale }) {
  const translate = useOwnTexts(sideTexts);
  const { source, sourceWords, before } = segment;
  return (
    <Box>
      {source === null ? (
        <Typography id={id} textColor="neutral600">
          {translate('ochiq.side.source.none')}
        </Typography>
      ) : (
        <Typography id={id} lang={from} style={wordStyle}>
          {source}
        </Typography>
      )}
      {before !== null && (
        <Box paddingTop={2}>
          <Typography variant="pi" fontWeight="bold" style={{ display: 'block' }}>
            {translate(before === sourceWords ? 'ochiq.side.changed.format' : 'ochiq.side.changed')}
          </Typography>
          {before !== sourceWords && (
            <Typography lang={from}>
              <WordsView parts={diffWords(before, sourceWords)} side="both" />
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}
