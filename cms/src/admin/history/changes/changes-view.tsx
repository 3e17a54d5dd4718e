import { Box, Flex, Typography } from '@strapi/design-system';

import type { ComparisonResponse } from '../../../content/history/version.ts';
import { englishHistory } from '../../texts/en/history.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ChangeView } from './change-view.tsx';
import { useChangeLabels } from './use-change-labels.ts';
import type { Side } from './words-view.tsx';

export type View = 'inline' | 'sides';

const columns: Readonly<Record<View, readonly Side[]>> = { inline: ['both'], sides: ['before', 'after'] };

type Props = { comparison: ComparisonResponse; view: View; names: { before: string; after: string } };

/** Renders the changed fields of an entry: in one text, or the versions side by side. */
export function ChangesView({ comparison, view, names }: Props) {
  const translate = useTexts(englishHistory);
  const { getFieldLabel } = useChangeLabels();
  const { changes, titles, missingFiles } = comparison;
  const isMissing = (id: number | null) => id !== null && missingFiles.includes(id);
  if (changes.length === 0) return <Typography role="status">{translate('ochiq.history.same')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      {changes.map(({ owner, name, change }) => (
        <Box tag="section" key={name} background="neutral0" padding={5} hasRadius shadow="tableShadow">
          <Typography tag="h2" variant="delta">
            {getFieldLabel(owner, name)}
          </Typography>
          <Box
            paddingTop={3}
            style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: `repeat(${String(columns[view].length)}, minmax(0, 1fr))` }}
          >
            {columns[view].map((side) => (
              <Box key={side}>
                {side !== 'both' && (
                  <Typography tag="h3" variant="sigma" textColor="neutral600">
                    {names[side]}
                  </Typography>
                )}
                <ChangeView change={change} context={{ side, titles, isMissing }} />
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Flex>
  );
}
