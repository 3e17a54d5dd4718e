import { blocks } from '@ochiq/contract/fields/blocks';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import { useIntl } from 'react-intl';

import { englishRemarks } from '../../texts/en/review/remarks.ts';
import { useContentLabels, useTexts } from '../../texts/use-texts.ts';
import type { NamedPlace } from './remark-places.ts';

/** Returns what the panel calls the places of a form, in the user's language. */
export function usePlaceLabels(type: ContentTypeName): (place: NamedPlace) => string {
  const intl = useIntl();
  const translate = useTexts(englishRemarks);
  const { getFieldLabel } = useContentLabels();
  return (place) => {
    switch (place.kind) {
      case 'entry':
        return translate('ochiq.remarks.entry');
      case 'field':
        return getFieldLabel(type, place.field);
      case 'block': {
        const title = blocks.find(({ uid }) => uid === place.uid)?.title ?? place.uid;
        return translate('ochiq.remarks.block', {
          number: place.index + 1,
          name: intl.formatMessage({ id: place.uid, defaultMessage: title }),
        });
      }
    }
  };
}
