import { blocks } from '@ochiq/contract/fields/blocks';
import { parts } from '@ochiq/contract/fields/components';
import { useIntl } from 'react-intl';

const titles = new Map<string, string>([...parts, ...blocks].map(({ uid, title }) => [uid, title]));

export type ChangeLabels = {
  /** What the panel calls a field of a content type or component. */
  getFieldLabel: (owner: string, name: string) => string;
  /** What the panel calls a kind of block; `null` for components that are only items of a list. */
  getBlockLabel: (component: string) => string | null;
  /** What the panel calls a choice of a list. */
  getChoiceLabel: (value: string) => string;
};

/** Returns the labels of what a comparison shows, in the user's language. */
export function useChangeLabels(): ChangeLabels {
  const intl = useIntl();
  return {
    getFieldLabel(owner, name) {
      const group = owner.startsWith('api::') ? 'content-types' : 'components';
      return intl.formatMessage({ id: `content-manager.${group}.${owner}.${name}`, defaultMessage: name });
    },
    getBlockLabel: (component) =>
      component.startsWith('block.') ? intl.formatMessage({ id: component, defaultMessage: titles.get(component) ?? component }) : null,
    getChoiceLabel: (value) => intl.formatMessage({ id: value, defaultMessage: value }),
  };
}
