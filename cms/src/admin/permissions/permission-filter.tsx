import { type StrapiApp, useAuth, useQueryParams } from '@strapi/strapi/admin';

import { type ActionDescription, findRequirement, type GrantedRight, isActionAllowed } from './is-action-allowed.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Props = { model: string; document?: { locale?: string | null } };
type DocumentAction = ((props: Props) => ActionDescription | null) & { type?: string | undefined; position?: unknown };
type Query = { plugins?: { i18n?: { locale?: string } } };

/**
 * Hides an action that the user may not perform: Strapi draws it grey, or lets it be clicked and the CMS refuse it. What
 * the user may do, but not at the moment, stays and is grey.
 */
function withPermissionFilter(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const granted = useAuth('withPermissionFilter', ({ permissions }) => permissions) as readonly GrantedRight[];
    const [{ query }] = useQueryParams<Query>();
    const description = action(props);
    if (!description) return null;
    const { model, document } = props;
    const locale = document ? (document.locale ?? null) : (query.plugins?.i18n?.locale ?? null);
    return isActionAllowed(granted, findRequirement(action.type, description), { model, locale }) ? description : null;
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}

type Change = (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;
type ContentManager = { addDocumentAction: Change; addDocumentHeaderAction: Change };

/** Removes the actions of an entry that the user may not perform; call it once the panel's plugins are loaded. */
export function addPermissionFilter({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => actions.map(withPermissionFilter));
  contentManager.addDocumentHeaderAction((actions) => actions.map(withPermissionFilter));
}
