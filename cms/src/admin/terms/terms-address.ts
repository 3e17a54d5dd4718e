import { translationsAddress } from '../translations/board-address.ts';

/** The part of the address of translations at which the term base is. */
export const termsPath = 'terms';

/** Where the panel shows the term base; for links within the panel. */
export const termsAddress = `${translationsAddress}/${termsPath}`;
