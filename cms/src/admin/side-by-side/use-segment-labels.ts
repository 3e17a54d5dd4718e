import type { PartLabel } from '../../content/translations/segments/part.ts';
import { useChangeLabels } from '../history/changes/use-change-labels.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { sideTexts } from './side-texts.ts';

/** Returns the labels of segments: fields as in the form, blocks by their names, pieces of a text by what they are. */
export function useSegmentLabels(): { getLabel: (label: PartLabel) => string; joinLabels: (labels: readonly PartLabel[]) => string } {
  const translate = useOwnTexts(sideTexts);
  const { getFieldLabel, getBlockLabel } = useChangeLabels();
  const getLabel = (label: PartLabel): string => {
    switch (label.kind) {
      case 'field':
        return getFieldLabel(label.owner, label.name);
      case 'item':
        return `${getBlockLabel(label.component) ?? ''} ${String(label.number)}`.trim();
      case 'element':
        return translate(`ochiq.side.element.${label.element}`);
    }
  };
  return { getLabel, joinLabels: (labels) => labels.map(getLabel).join(' › ') };
}
