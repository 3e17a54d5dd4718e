import { parseMenuTarget } from '@ochiq/contract/fields/menu-target';
import { isTextLink } from '@ochiq/contract/fields/text-reference';
import type { Locale } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useState } from 'react';

import { TargetPicker } from '../../menus/target-picker.tsx';
import type { WritingTranslate } from '../writing-texts.ts';

type Props = {
  url: string | null;
  /** Whether words have to be written, since none are selected. */
  needsWords: boolean;
  locale: Locale;
  translate: WritingTranslate;
  apply: (url: string | null, words: string) => void;
  close: () => void;
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
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content onCloseAutoFocus={(event: Event) => event.preventDefault()}>
        <Modal.Header closeLabel={translate('ochiq.writing.cancel')}>
          <Modal.Title>{translate('ochiq.writing.link.title')}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
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
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.writing.cancel')}
          </Button>
          <Flex gap={2}>
            {url !== null && (
              <Button type="button" variant="danger-light" onClick={() => apply(null, '')}>
                {translate('ochiq.writing.link.remove')}
              </Button>
            )}
            <Button type="button" disabled={!isValid} onClick={() => apply(address, words)}>
              {translate('ochiq.writing.link.set')}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
