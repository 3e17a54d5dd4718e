import { Button, Flex, Typography } from '@strapi/design-system';
import type { RefObject } from 'react';

import type { InlineTag } from '../../content/translations/segments/inline-tags.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { replaceSelection } from './replace-selection.ts';
import { sideTexts } from './side-texts.ts';

type Props = { tags: readonly InlineTag[]; input: RefObject<HTMLTextAreaElement>; onChange: (text: string) => void };

/** Renders what the tags of a segment stand for; each is a button that puts its tag around the chosen words. */
export function TagButtons({ tags, input, onChange }: Props) {
  const translate = useOwnTexts(sideTexts);
  if (tags.length === 0) return null;
  const wrap = (number: number) => {
    if (input.current) replaceSelection(input.current, onChange, (words) => [`<${String(number)}>`, words, `</${String(number)}>`]);
  };
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.side.tags')}
      </Typography>
      <Flex gap={2} wrap="wrap">
        {tags.map(({ number, kind, node }) => {
          const { url } = node;
          const what = translate(`ochiq.side.tag.${kind}`);
          const name = typeof url === 'string' ? `${what}: ${url}` : what;
          return (
            <Button key={number} type="button" size="S" variant="tertiary" onClick={() => wrap(number)}>
              {`<${String(number)}> ${name}`}
            </Button>
          );
        })}
      </Flex>
    </Flex>
  );
}
