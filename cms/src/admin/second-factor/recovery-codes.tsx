import { Box, Button, Checkbox, Flex, Grid, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { saveFile } from '../shared/save-file.ts';
import { englishFactor } from '../texts/en/factor.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = { codes: readonly string[]; finish: () => void };

/** Renders the recovery codes, which are shown once, until the person has stored them. */
export function RecoveryCodes({ codes, finish }: Props) {
  const translate = useTexts(englishFactor);
  const [isStored, setIsStored] = useState(false);
  const save = () => saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }));
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography variant="delta" tag="h2">
        {translate('ochiq.factor.codes')}
      </Typography>
      <Typography role="status">{translate('ochiq.factor.codes-lead')}</Typography>
      <Box background="neutral100" padding={4} hasRadius>
        <Grid.Root tag="ul" gap={2} gridCols={2}>
          {codes.map((code) => (
            <Grid.Item tag="li" col={1} key={code}>
              <Typography translate="no" style={{ fontFamily: 'monospace' }}>
                {code}
              </Typography>
            </Grid.Item>
          ))}
        </Grid.Root>
      </Box>
      <Flex>
        <Button type="button" variant="secondary" onClick={save}>
          {translate('ochiq.factor.download')}
        </Button>
      </Flex>
      <Checkbox checked={isStored} onCheckedChange={(checked) => setIsStored(checked === true)}>
        {translate('ochiq.factor.stored')}
      </Checkbox>
      <Flex>
        <Button type="button" disabled={!isStored} onClick={finish}>
          {translate('ochiq.factor.finish')}
        </Button>
      </Flex>
    </Flex>
  );
}
