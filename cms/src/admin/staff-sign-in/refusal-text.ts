import { useIntl } from 'react-intl';

import type { StaffProviderResponse } from '../../people/staff-oidc/staff-sign-in.ts';
import { translateMessage } from '../errors/translate-errors.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishProvider } from '../texts/en/people/provider.ts';
import { readLanguage, type Texts } from '../texts/panel-language.ts';
import { useTexts } from '../texts/use-texts.ts';
import { StepRefused } from './sign-in-requests.ts';

export type ProviderNames = NonNullable<StaffProviderResponse['provider']>['names'];

/** Returns the name of the provider in the language of the panel. */
export function useProviderName(names: ProviderNames): string {
  const { locale } = useIntl();
  return names[readLanguage(locale)];
}

/** The refusals that offer a password, or another way in: where there is none, they have a text without it. */
const offeringOthers = ['no-answer', 'cancelled', 'not-verified'] as const;

/**
 * Returns a function that puts a refusal into words, with what to do now.
 * @param isOnlyWay whether no other way in is to be offered
 */
export function useRefusalText(names: ProviderNames, isOnlyWay: boolean): (error: unknown) => string {
  const translate = useTexts(englishProvider);
  const messages = useIntl().messages as Texts;
  const name = useProviderName(names);
  return (error) => {
    const refusal = error instanceof StepRefused ? error.refusal : null;
    if (refusal === null) return translate('ochiq.provider.failed', { reason: translateMessage(getReason(error), messages) });
    const offering = offeringOthers.find((one) => one === refusal);
    return translate(offering && isOnlyWay ? `ochiq.provider.${offering}-only` : `ochiq.provider.${refusal}`, { name });
  };
}
