import { type Locale, locales } from '@ochiq/contract/routing/locales';
import { Button, Typography } from '@strapi/design-system';
import { useRef, useState } from 'react';

import { maxConfirmationReason } from '../../content/translations/translations.ts';
import { NoteDialog } from '../review/dialogs/note-dialog.tsx';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Sends that a change needs no translation. @throws the CMS refuses */
export type SendConfirmation = (locale: Locale, version: number, reason: string) => Promise<void>;

type Props = {
  locale: Locale;
  version: number;
  send: SendConfirmation;
  /** Gives the focus to what stays once the button is removed with the state. */
  focusRest: () => void;
};

/** Renders the button that says of an outdated translation that the change of its source needs none, and asks for a reason. */
export function ConfirmButton({ locale, version, send, focusRest }: Props) {
  const translate = useTexts(englishLists);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const language = locales[locale].name;
  const title = translate('ochiq.lists.confirm');
  return (
    <>
      <Button
        ref={button}
        type="button"
        variant="tertiary"
        size="S"
        aria-label={`${title} (${language})`}
        onClick={() => setIsOpen(true)}
        style={{ display: 'block', marginBlockStart: '0.4rem' }}
      >
        {title}
      </Button>
      {isOpen && (
        <NoteDialog
          title={title}
          name="ochiq-confirm-reason"
          label={translate('ochiq.lists.confirm.reason')}
          isRequired={false}
          most={maxConfirmationReason}
          send={(reason) => send(locale, version, reason)}
          close={() => setIsOpen(false)}
          returnFocus={() => (button.current ? button.current.focus() : focusRest())}
        >
          <Typography>{translate('ochiq.lists.confirm.lead', { language })}</Typography>
        </NoteDialog>
      )}
    </>
  );
}
