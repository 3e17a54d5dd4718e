import { useAuth, useQueryParams } from '@strapi/strapi/admin';

import { findRequirement, isActionAllowed, type ActionDescription, type GrantedRight } from './is-action-allowed.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Props = { model: string; document?: { locale?: string | null } };
type DocumentAction = ((props: Props) => ActionDescription | null) & { type?: string | undefined; position?: unknown };
type Query = { plugins?: { i18n?: { locale?: string } } };

/**
 * Leaves out of the panel what the person may not do: Strapi draws it grey, or lets it be clicked and the CMS refuse it.
 * What the person may do, and can't do just now, stays and is grey.
 */
export function withPermissionFilter(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const granted = useAuth('withAllowed', ({ permissions }) => permissions) as readonly GrantedRight[];
    const [{ query }] = useQueryParams<Query>();
    const description = action(props);
    if (!description) return null;
    const { model, document } = props;
    const locale = document ? (document.locale ?? null) : (query.plugins?.i18n?.locale ?? null);
    return isActionAllowed(granted, findRequirement(action.type, description), { model, locale }) ? description : null;
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}
