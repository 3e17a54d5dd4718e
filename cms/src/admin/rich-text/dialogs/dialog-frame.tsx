import { Button, Flex, Modal } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { WritingTranslate } from '../writing-texts.ts';

/** What every dialog of the editor needs. */
export type DialogProps = { translate: WritingTranslate; close: () => void };

type Props = DialogProps & {
  title: string;
  children: ReactNode;
  /** The button that does what the dialog is for. */
  action: { label: string; isDisabled?: boolean; run: () => void };
  /** A further button, before that one. */
  further?: ReactNode;
  /** Gives the focus to something once the dialog is closed; without it the text does that by itself. */
  returnFocus?: () => void;
};

/** Renders a dialog of the editor: its title, its fields and buttons. When it closes, the text gets the focus back, not the toolbar. */
export function DialogFrame({ title, children, action, further, translate, close, returnFocus }: Props) {
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && close()}>
      <Modal.Content
        onCloseAutoFocus={(event: Event) => {
          event.preventDefault();
          returnFocus?.();
        }}
      >
        <Modal.Header closeLabel={translate('ochiq.writing.cancel')}>
          <Modal.Title>{title}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            {children}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button type="button" variant="tertiary" onClick={close}>
            {translate('ochiq.writing.cancel')}
          </Button>
          <Flex gap={2}>
            {further}
            <Button type="button" disabled={action.isDisabled ?? false} onClick={action.run}>
              {action.label}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
