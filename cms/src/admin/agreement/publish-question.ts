import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';

import type { EntryQuery } from '../../content/history/version.ts';
import type { SidePanelProps } from '../edited-entry.ts';
import { findReviewedEntry } from '../review/review-panel.tsx';
import { requestConfirmation, getAgreementKey, type PublishPurpose } from './agreement-store.ts';
import { type TypedValues, useDifferencesRequest } from './use-agreement.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type ActionDescription = { disabled?: boolean; onClick?: (event: unknown) => unknown; dialog?: { type?: string } };
type DocumentAction = ((props: SidePanelProps) => ActionDescription | null) & { type?: string | undefined; position?: unknown };

/** Strapi's name of the action that publishes. */
const publishType = 'publish';

/** Returns whether keys publish, as Strapi has it: Ctrl or Cmd, Shift and Enter. */
const isPublishShortcut = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.repeat;

/** Keys that go on to Strapi, since they were answered. */
const answeredKeys = new WeakSet<Event>();

/** Returns the question before a publication: whether to publish what the form says. A comparison that fails stops nothing. */
export function usePublishQuestion(entry: EntryQuery | null, purpose: PublishPurpose = 'publish'): () => Promise<boolean> {
  const compare = useDifferencesRequest();
  const values = useForm('usePublishQuestion', (form) => form.values) as TypedValues;
  return async () => {
    if (!entry) return true;
    const response = await compare(entry, values).catch(() => null);
    return response === null || response.open.length === 0 || requestConfirmation(getAgreementKey(entry), response.open, purpose);
  };
}

/** Asks before the keys publish, too: Strapi listens to them by itself. */
function useShortcut(isOff: boolean, ask: () => Promise<boolean>): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (isOff) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isPublishShortcut(event) || answeredKeys.has(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void latest.current().then((isConfirmed) => {
        if (!isConfirmed) return;
        const { key, code, ctrlKey, metaKey, shiftKey } = event;
        const again = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });
        answeredKeys.add(again);
        window.dispatchEvent(again);
      });
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isOff]);
}

/** Asks once before a text is published that says something else than the other languages. */
function withQuestion(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const entry = findReviewedEntry(props);
    const ask = usePublishQuestion(entry);
    const description = action(props);
    // What is not published anyway, with a notice why, is not asked about.
    const isOff = !entry || !description || description.disabled === true || description.dialog?.type === 'notification';
    useShortcut(isOff, ask);
    if (isOff) return description;
    return { ...description, onClick: async (event) => ((await ask()) ? description.onClick?.(event) : true) };
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}

type Change = (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;

/** Adds the question to the button that publishes, after the reasons of the review; call it once the panel's plugins are loaded. */
export function addPublishQuestion({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as { addDocumentAction: Change };
  contentManager.addDocumentAction((actions) => actions.map((action) => (action.type === publishType ? withQuestion(action) : action)));
}
