import 'i18next';

import type { Messages } from './catalogues';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
    returnNull: false;
    returnEmptyString: false;
  }
}
