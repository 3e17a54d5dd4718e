import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import type { ShownUnreadText } from '../../content/machine-translation/machine-translation.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { wrappingButton } from '../editing/wrapping-button.ts';
import { shortenText } from './suggestion-list.tsx';
import { helpTexts } from './help-texts.ts';

type Props = {
  texts: readonly ShownUnreadText[];
  locale: string;
  getFieldLabel: (field: string) => string;
  /** Leads to a place of the form. */
  pick: (path: string) => void;
  read: (hashes: readonly string[]) => void;
  isSending: boolean;
};

/** Renders what a machine wrote in a draft and no person has read: each line leads to its place, and can be said to be read. */
export function UnreadList({ texts, locale, getFieldLabel, pick, read, isSending }: Props) {
  const translate = useOwnTexts(helpTexts);
  const own = [...new Set(texts.filter(({ mayRead }) => mayRead).map(({ hash }) => hash))];
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.help.unread-hint')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={translate('ochiq.help.unread')}>
        {texts.map(({ hash, path, text, by, at, mayRead }, index) => (
          <li key={`${hash} ${path} ${String(index)}`}>
            <Flex direction="column" alignItems="stretch" gap={1}>
              <Typography variant="pi" fontWeight="bold">
                {translate('ochiq.help.in-field', { field: getFieldLabel(path.split('.')[0] ?? '') })}
              </Typography>
              <Typography lang={locale} style={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
              <Typography variant="pi" textColor="neutral600">
                {translate('ochiq.help.asked-by', { by, at: formatMinute(at) })}
              </Typography>
              <Flex gap={2} wrap="wrap">
                <Button
                  type="button"
                  variant="ghost"
                  size="S"
                  aria-label={translate('ochiq.help.go-to', { text: shortenText(text) })}
                  onClick={() => pick(path)}
                  style={wrappingButton}
                >
                  {translate('ochiq.help.go')}
                </Button>
                {mayRead && (
                  <Button
                    type="button"
                    variant="secondary"
                    size="S"
                    disabled={isSending}
                    aria-label={translate('ochiq.help.read-about', { text: shortenText(text) })}
                    onClick={() => read([hash])}
                    style={wrappingButton}
                  >
                    {translate('ochiq.help.read')}
                  </Button>
                )}
              </Flex>
              {!mayRead && <Typography variant="pi">{translate('ochiq.help.no-right')}</Typography>}
            </Flex>
          </li>
        ))}
      </Flex>
      {own.length > 1 && (
        <Box>
          <Button type="button" variant="secondary" size="S" disabled={isSending} onClick={() => read(own)} style={wrappingButton}>
            {translate('ochiq.help.read-all')}
          </Button>
        </Box>
      )}
    </Flex>
  );
}
