import { type RefObject, useRef, useState } from 'react';

/** The dialogs of a list of settings, each change of which is saved at once. */
export type ListDialog<Dialog> = {
  opened: Dialog | null;
  open: (dialog: Dialog, button: HTMLElement) => void;
  /** What every dialog needs: how it is closed, and where the focus is then. */
  frame: { close: () => void; returnFocus: () => void };
  /** The heading of the list, which has the focus where the button that opened a dialog is no longer there. */
  heading: RefObject<HTMLHeadingElement>;
  /** Whether the last dialog has saved something. */
  isSaved: boolean;
  /** Saves by a dialog. @throws the CMS refuses */
  send: (save: () => Promise<unknown>) => Promise<void>;
};

/** Opens and closes the dialogs of a list of settings, one at a time, and remembers that one has saved. */
export function useListDialog<Dialog>(): ListDialog<Dialog> {
  const [opened, setOpened] = useState<Dialog | null>(null);
  const [isSaved, setIsSaved] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return {
    ...{ opened, heading, isSaved },
    open: (dialog, button) => {
      opener.current = button;
      setIsSaved(false);
      setOpened(dialog);
    },
    frame: {
      close: () => setOpened(null),
      // The buttons of a row that was removed, or is for something else now, are new ones.
      returnFocus: () => (opener.current?.isConnected ? opener.current : heading.current)?.focus(),
    },
    send: async (save) => {
      await save();
      setIsSaved(true);
    },
  };
}
