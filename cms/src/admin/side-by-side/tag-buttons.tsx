import { Button, Flex, Typography } from '@strapi/design-system';
import type { RefObject } from 'react';

import type { InlineTag } from '../../content/translations/segments/inline-tags.ts';
import { englishSide } from '../texts/en/translations/side-by-side.ts';
import { useTexts } from '../texts/use-texts.ts';

type Props = { tags: readonly InlineTag[]; input: RefObject<HTMLTextAreaElement>; onChange: (text: string) => void };

/** Renders what the tags of a segment stand for; each is a button that puts its tag around the chosen words. */
export function TagButtons({ tags, input, onChange }: Props) {
  const translate = useTexts(englishSide);
  if (tags.length === 0) return null;
  const wrap = (number: number) => {
    const field = input.current;
    if (!field) return;
    const { value, selectionStart: start, selectionEnd: end } = field;
    const [first, last] = [`<${String(number)}>`, `</${String(number)}>`];
    onChange(value.slice(0, start) + first + value.slice(start, end) + last + value.slice(end));
    const place = start + first.length;
    // Once the field has the new text.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(place, place + (end - start));
    });
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
