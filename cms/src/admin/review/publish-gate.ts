import { type StrapiApp, useForm } from '@strapi/strapi/admin';

import type { SidePanelProps } from '../edited-entry.ts';
import { englishReview } from '../texts/en/review/entry.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findPublishObstacle } from './entry/describe-review.ts';
import { useKnownReview } from './entry/use-review.ts';
import { findReviewedEntry } from './review-panel.tsx';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type ActionDescription = { disabled?: boolean; onClick?: (event: unknown) => unknown; dialog?: unknown };
type DocumentAction = ((props: SidePanelProps) => ActionDescription | null) & { type?: string | undefined; position?: unknown };

/** Strapi's name of the action that publishes. */
const publishType = 'publish';

/**
 * Has the button say why it does not publish, and who may approve: a disabled one could neither be reached by keyboard
 * nor say it.
 */
function withReview(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const translate = useTexts(englishReview);
    const isModified = useForm('withReview', ({ modified }) => modified);
    const known = useKnownReview(findReviewedEntry(props));
    const description = action(props);
    if (!description || description.disabled === true || !known) return description;
    const obstacle = findPublishObstacle(known.review, { isModified }, translate('ochiq.review.publish.unsaved'));
    if (obstacle === null) return description;
    return {
      ...description,
      onClick: () => false,
      dialog: {
        type: 'notification',
        status: 'warning',
        title: translate('ochiq.review.publish.title'),
        content: obstacle,
        timeout: 15_000,
      },
    };
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}

type Change = (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void;

/** Adds the reasons to the button that publishes; call it once the panel's plugins are loaded. */
export function addPublishGate({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as { addDocumentAction: Change };
  contentManager.addDocumentAction((actions) => actions.map((action) => (action.type === publishType ? withReview(action) : action)));
}
