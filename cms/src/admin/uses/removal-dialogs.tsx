import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode, SyntheticEvent } from 'react';

import { maxSelected, type UsesQuery } from '../../content/uses/use.ts';
import { findModelContentType, type SidePanelProps } from '../edited-entry.ts';
import { englishUses } from '../texts/en/side-panels.ts';
import { useTexts } from '../texts/use-texts.ts';
import { readUses } from './use-uses.ts';
import { RemovalReferences } from './uses-panel.tsx';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Dialog = { type: string; title?: ReactNode; content?: ReactNode; onConfirm?: () => Promise<void> | void };
type ActionDescription = {
  variant?: string;
  onClick?: (event: SyntheticEvent) => Promise<boolean | undefined> | boolean | undefined;
  dialog?: Dialog;
};
type EntryProps = SidePanelProps & { documentId?: string };
type DocumentAction = ((props: EntryProps) => ActionDescription | null) & { type?: string | undefined; position?: unknown };
type SelectionProps = { model: string; documents: readonly { documentId: string; locale?: string | null }[] };
type BulkAction = ((props: SelectionProps) => ActionDescription | null) & { type?: string | undefined };
type ContentManager = {
  addDocumentAction: (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
  addBulkAction: (change: (actions: readonly BulkAction[]) => readonly BulkAction[]) => void;
};

/** The actions that take entries off the site, by Strapi's names. */
const removingActions: ReadonlySet<string | undefined> = new Set(['delete', 'unpublish']);

/** Returns whether an action takes an entry away. Deleting one language is i18n's own action, which bears no type: it is the only dangerous one. */
const isRemoval = ({ type }: DocumentAction, { variant, dialog }: ActionDescription): boolean =>
  type === undefined ? variant === 'danger' && dialog?.type === 'dialog' : removingActions.has(type);

/** Returns the entry of an action; deleting is about all languages, unpublishing about the edited one. */
function findEntry(action: DocumentAction, { model, documentId, document }: EntryProps): UsesQuery | null {
  const type = findModelContentType(model);
  const id = document?.documentId ?? documentId;
  const locale = action.type === 'delete' ? '*' : document?.locale;
  if (type === undefined || id === undefined || !(locale === '*' || isLocale(locale))) return null;
  return { type, document: id, locale };
}

/** Returns the entries that are selected in a list; a list shows one language. */
function findSelectedEntries({ model, documents }: SelectionProps): UsesQuery | null {
  const type = findModelContentType(model);
  const locale = documents[0]?.locale;
  if (type === undefined || !isLocale(locale)) return null;
  const selected = documents.slice(0, maxSelected).map(({ documentId }) => documentId);
  return { type, document: selected.join(','), locale };
}

/** Renders the content of a dialog, with the references to what is about to be removed below it. */
const DialogContent = ({ children, query }: { children: ReactNode; query: UsesQuery }) => (
  <Flex direction="column" alignItems="stretch" gap={4}>
    {children}
    <RemovalReferences {...query} />
  </Flex>
);

/**
 * Adds the list of referring entries to the dialog of an entry's action, and a dialog where the action has none but
 * there are references.
 */
function withUses(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const translate = useTexts(englishUses);
    const description = action(props);
    const query = findEntry(action, props);
    if (!description || !query || !isRemoval(action, description)) return description;
    const { dialog, onClick } = description;
    const content = <DialogContent query={query}>{dialog?.content}</DialogContent>;
    if (dialog) return { ...description, dialog: { ...dialog, content } };
    return {
      ...description,
      /** @returns whether the dialog is skipped */
      onClick: async (event) => {
        const uses = await readUses(query).catch(() => null);
        if (uses && uses.uses.length + uses.others > 0) return false;
        await onClick?.(event);
        return true;
      },
      dialog: {
        type: 'dialog',
        title: translate('ochiq.uses.unpublish'),
        content,
        onConfirm: async () => {
          await onClick?.({ preventDefault: () => undefined } as SyntheticEvent);
        },
      },
    };
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}

/** Adds the references to the selected entries to the dialog of a list's action. */
function withBulkUses(action: BulkAction): BulkAction {
  if (!removingActions.has(action.type)) return action;
  const Action: BulkAction = (props) => {
    const description = action(props);
    const query = findSelectedEntries(props);
    if (!description?.dialog || !query) return description;
    const content = <DialogContent query={query}>{description.dialog.content}</DialogContent>;
    return { ...description, dialog: { ...description.dialog, content } };
  };
  return Object.assign(Action, { type: action.type });
}

/** Lists incoming references in the dialogs that confirm a removal; call it once the panel's plugins are loaded. */
export function addUsesToDialogs({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => actions.map(withUses));
  contentManager.addBulkAction((actions) => actions.map(withBulkUses));
}
