import { Button, Flex, Typography } from '@strapi/design-system';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishStarters } from '../texts/en/starters.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type TemplateName, templateNames } from './templates/build-blocks.ts';

type ListProps = { chosen: TemplateName | null; choose: (name: TemplateName | null) => void };

/** Renders the templates to choose from, and an empty page. */
export function TemplateList({ chosen, choose }: ListProps) {
  const translate = useTexts(englishStarters);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <Typography variant="omega" textColor="neutral600">
        {translate('ochiq.starters.lead')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {[null, ...templateNames].map((name) => (
          <Flex key={name} tag="li" direction="column" alignItems="stretch" gap={1}>
            <Button
              type="button"
              size="S"
              variant={name === chosen ? 'secondary' : 'tertiary'}
              aria-pressed={name === chosen}
              style={wrappingButton}
              onClick={() => choose(name)}
            >
              {translate(`ochiq.starters.${name ?? 'empty'}`)}
            </Button>
            <Typography variant="pi" textColor="neutral600">
              {translate(`ochiq.starters.${name ?? 'empty'}.note`)}
            </Typography>
          </Flex>
        ))}
      </Flex>
      <Typography role="status" variant="omega">
        {chosen !== null && translate('ochiq.starters.filled', { name: translate(`ochiq.starters.${chosen}`) })}
      </Typography>
    </Flex>
  );
}
