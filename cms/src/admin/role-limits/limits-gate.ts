import type { StrapiApp } from '@strapi/strapi/admin';

import type { SidePanelProps } from '../edited-entry.ts';
import { findLimitedEntry, useEntryLimits } from './entry-limits-panel.tsx';
import { isActionLeft } from './is-action-left.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type DocumentAction = ((props: SidePanelProps) => object | null) & { type?: string | undefined; position?: unknown };

/** Leaves an action out where the limits of the user's roles do not allow it. */
function withLimits(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const limits = useEntryLimits(findLimitedEntry(props));
    const description = action(props);
    return isActionLeft(action.type, limits) ? description : null;
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}

type Change = (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;

/** Leaves out the actions of entries that are not within the limits of the user's roles; call it once the panel's plugins are loaded. */
export function addLimitsGate({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as { addDocumentAction: Change };
  contentManager.addDocumentAction((actions) => actions.map(withLimits));
}
