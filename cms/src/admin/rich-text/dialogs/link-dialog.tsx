import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { isTextLink } from '@ochiq/contract/fields/text-reference';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { Button, Field, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { TargetPicker } from '../../menus/target-picker.tsx';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

type Props = DialogProps & {
  url: string | null;
  /** Whether words have to be written, since none are selected. */
  needsWords: boolean;
  locale: Locale;
  apply: (url: string | null, words: string) => void;
};

/** Returns what a link has for a target: lists and sections have an address that does not change. */
function toLinkAddress(target: string, locale: Locale): string {
  const parsed = parseMenuTarget(target);
  return parsed?.kind === 'route' ? pathFor(parsed.route, locale, {} as never) : target;
}

/** Renders the dialog in which a link is set: to an entry, which it follows when that moves, or to an address. */
export function LinkDialog({ url, needsWords, locale, translate, apply, close }: Props) {
  const [target, setTarget] = useState(url);
  const [words, setWords] = useState('');
  const address = target === null ? null : toLinkAddress(target, locale);
  const isValid = address !== null && isTextLink(address);
  return (
    <DialogFrame
      title={translate('ochiq.writing.link.title')}
      action={{ label: translate('ochiq.writing.link.set'), isDisabled: !isValid, run: () => apply(address, words) }}
      further={
        url !== null && (
          <Button type="button" variant="danger-light" onClick={() => apply(null, '')}>
            {translate('ochiq.writing.link.remove')}
          </Button>
        )
      }
      translate={translate}
      close={close}
    >
      {needsWords && (
        <Field.Root name="words">
          <Field.Label>{translate('ochiq.writing.link.words')}</Field.Label>
          <TextInput value={words} onChange={({ target: { value } }: { target: { value: string } }) => setWords(value)} />
        </Field.Root>
      )}
      <TargetPicker
        id="text link"
        target={target}
        locale={locale}
        disabled={false}
        kinds={['page', 'entry', 'address']}
        onChange={setTarget}
      />
      {address !== null && !isValid && (
        <Typography role="alert" textColor="danger600">
          {translate('ochiq.writing.link.invalid')}
        </Typography>
      )}
    </DialogFrame>
  );
}
