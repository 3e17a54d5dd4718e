import { isTextLink } from '@ochiq/contract/fields/text-reference';
import { Button, Field, Flex, Modal, TextInput } from '@strapi/design-system';
import { useState } from 'react';

import type { Details } from '../commands/details.ts';
import type { WritingTranslate } from '../writing-texts.ts';

type Props = { details: Details; translate: WritingTranslate; apply: (details: Details) => void; close: () => void };
type Input = { target: { value: string } };

/** Returns whether all is written that a file or video needs: a title, and the address of a video that is no file. */
const isComplete = ({ title, hasFile, url }: Details) =>
  title.trim() !== '' && (hasFile || (/^https?:/u.test(url.trim()) && isTextLink(url.trim())));

/** Renders the dialog for the title of a file, and for the title, the address and the text below a video. */
export function DetailsDialog({ details, translate, apply, close }: Props) {
  const [typed, setTyped] = useState(details);
  const change = (part: Partial<Details>) => setTyped({ ...typed, ...part });
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content onCloseAutoFocus={(event: Event) => event.preventDefault()}>
        <Modal.Header closeLabel={translate('ochiq.writing.cancel')}>
          <Modal.Title>{translate(`ochiq.writing.${details.type}`)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root name="title" hint={translate('ochiq.writing.details.title.hint')} required>
              <Field.Label>{translate('ochiq.writing.details.title')}</Field.Label>
              <TextInput autoFocus maxLength={200} value={typed.title} onChange={({ target }: Input) => change({ title: target.value })} />
              <Field.Hint />
            </Field.Root>
            {!typed.hasFile && (
              <Field.Root name="url" hint={translate('ochiq.writing.details.url.hint')} required>
                <Field.Label>{translate('ochiq.writing.details.url')}</Field.Label>
                <TextInput type="url" value={typed.url} onChange={({ target }: Input) => change({ url: target.value })} />
                <Field.Hint />
              </Field.Root>
            )}
            {typed.type === 'video' && (
              <Field.Root name="caption">
                <Field.Label>{translate('ochiq.writing.details.caption')}</Field.Label>
                <TextInput maxLength={250} value={typed.caption} onChange={({ target }: Input) => change({ caption: target.value })} />
              </Field.Root>
            )}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.writing.cancel')}
          </Button>
          <Button type="button" disabled={!isComplete(typed)} onClick={() => apply(typed)}>
            {translate('ochiq.writing.apply')}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
