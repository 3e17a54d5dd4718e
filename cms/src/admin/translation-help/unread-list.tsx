import { Box, Flex, Typography } from '@strapi/design-system';
import { useOwnTexts } from '../texts/use-own-texts.ts';

import type { ShownUnreadText } from '../../content/machine-translation/machine-translation.ts';
import { formatMinute } from '../../content/schedule/minute.ts';
import { breaking, HelpButton, type HelpItem, HelpList, shortenText } from './help-list.tsx';
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
  const own = texts.filter(({ mayRead }) => mayRead);
  const toItem = ({ hashes, path, text, by, at, isOwn, mayRead }: ShownUnreadText, index: number): HelpItem => ({
    key: `${hashes.join(' ')} ${path} ${String(index)}`,
    content: (
      <>
        <Typography variant="pi" fontWeight="bold">
          {translate('ochiq.help.in-field', { field: getFieldLabel(path.split('.')[0] ?? '') })}
        </Typography>
        <Typography lang={locale} style={breaking}>
          {text}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {translate('ochiq.help.asked-by', { by, at: formatMinute(at) })}
        </Typography>
        {!isOwn && <Typography variant="pi">{translate('ochiq.help.carried')}</Typography>}
        {!mayRead && <Typography variant="pi">{translate('ochiq.help.no-right')}</Typography>}
      </>
    ),
    buttons: (
      <>
        <HelpButton variant="ghost" about={translate('ochiq.help.go-to', { text: shortenText(text) })} onClick={() => pick(path)}>
          {translate('ochiq.help.go')}
        </HelpButton>
        {mayRead && (
          <HelpButton
            disabled={isSending}
            about={translate('ochiq.help.read-about', { text: shortenText(text) })}
            onClick={() => read(hashes)}
          >
            {translate('ochiq.help.read')}
          </HelpButton>
        )}
      </>
    ),
  });
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <HelpList heading={translate('ochiq.help.unread')} hint={translate('ochiq.help.unread-hint')} items={texts.map(toItem)} />
      {own.length > 1 && (
        <Box>
          <HelpButton disabled={isSending} onClick={() => read([...new Set(own.flatMap(({ hashes }) => hashes))])}>
            {translate('ochiq.help.read-all')}
          </HelpButton>
        </Box>
      )}
    </Flex>
  );
}
