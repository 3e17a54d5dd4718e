import { type ReactNode, useState } from 'react';

import { DialogFrame } from '../../rich-text/dialogs/dialog-frame.tsx';
import { englishWriting } from '../../texts/en/writing.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { type ReviewFault, ReviewFaultText, toReviewFault } from '../review-fault.tsx';

type Props = {
  title: string;
  /** The words of the button that does it. */
  action: string;
  children: ReactNode;
  /** Checks what was typed. @returns whether it can be sent */
  check?: () => boolean;
  /** @throws the CMS refuses: the dialog stays, with the reason */
  run: () => Promise<unknown>;
  close: () => void;
  /** Gives the focus back once the dialog is closed. */
  returnFocus: () => void;
};

/** Renders a dialog that sends something to the CMS: it stays open with the reason where that is refused. */
export function ReviewDialog({ title, action, children, check = () => true, run, close, returnFocus }: Props) {
  const translate = useTexts(englishWriting);
  const [fault, setFault] = useState<ReviewFault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setFault(null);
    if (!check()) return;
    setIsBusy(true);
    try {
      await run();
      close();
    } catch (error) {
      setFault(toReviewFault(error));
      setIsBusy(false);
    }
  };
  return (
    <DialogFrame
      title={title}
      action={{ label: action, isDisabled: isBusy, run: () => void send() }}
      translate={translate}
      close={close}
      returnFocus={returnFocus}
    >
      {children}
      {fault && <ReviewFaultText fault={fault} />}
    </DialogFrame>
  );
}
