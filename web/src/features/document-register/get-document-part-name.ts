import type { DocumentPart } from '@ochiq/pages/view-models/build-document-register';

import type { Translate } from '../../i18n/use-messages';

/** Returns the name of a part of the register. */
export function getDocumentPartName(part: DocumentPart | null, t: Translate): string | null {
  switch (part?.facet) {
    case undefined:
      return null;
    case 'kind':
      return t(`documents:kind.${part.value}`);
    case 'status':
      return t(`documents:status.${part.value}`);
    case 'year':
      return t('documents:inYear', { year: part.value });
  }
}
