import { useIntl } from 'react-intl';

import type { RoleLimitsResponse, ShownLimit, ShownPlace } from '../../people/role-limits/role-limits.ts';
import { translateRoleName } from '../audit/role-name.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What the panel says of limits. */
export type LimitLabels = {
  labelRole: (code: string) => string;
  labelPlaces: (places: readonly ShownPlace[]) => string;
  /** Says of which pages a limit is, in a sentence. */
  describePages: (limit: Pick<ShownLimit, 'sections' | 'units'>) => string;
  /** Says of which units it is. */
  describeUnits: (limit: Pick<ShownLimit, 'units'>) => string;
};

/** Returns what the panel says of limits, in the user's language. */
export function useLimitLabels(roles: RoleLimitsResponse['roles'] = []): LimitLabels {
  const translate = useTexts(englishLimits);
  const { locale } = useIntl();
  const labelPlaces = (places: readonly ShownPlace[]) =>
    places.map(({ title, isDeleted }) => (isDeleted ? translate('ochiq.limits.deleted', { place: title }) : title)).join(', ');
  return {
    labelRole: (code) => translateRoleName(roles.find((role) => role.code === code)?.name ?? code, locale),
    labelPlaces,
    describePages: ({ sections, units }) => {
      if (sections !== null) return translate('ochiq.limits.pages.some', { places: labelPlaces(sections) });
      return translate(units === null ? 'ochiq.limits.pages.all' : 'ochiq.limits.pages.by-unit');
    },
    describeUnits: ({ units }) =>
      units === null ? translate('ochiq.limits.units.all') : translate('ochiq.limits.units.some', { places: labelPlaces(units) }),
  };
}
