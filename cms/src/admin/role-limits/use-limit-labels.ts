import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { useIntl } from 'react-intl';

import type { LiftedRight, RoleLimitsResponse, ShownLimit, ShownPlace } from '../../people/role-limits/role-limits.ts';
import { translateRoleName } from '../audit/role-name.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { groupLifted, type LiftedGroup } from './group-lifted.ts';

/** What the panel says of limits. */
export type LimitLabels = {
  /** Names a role by its code. */
  labelRole: (code: string) => string;
  /** Names a role by its name. */
  labelName: (name: string) => string;
  labelPlaces: (places: readonly ShownPlace[]) => string;
  /** Says of which pages a limit is, in a sentence. */
  describePages: (limit: Pick<ShownLimit, 'sections' | 'units'>) => string;
  /** Says of which units it is. */
  describeUnits: (limit: Pick<ShownLimit, 'units'>) => string;
  /** Says which rights to which types in which languages limits don't count for. */
  labelLifted: (rights: readonly LiftedRight[]) => string;
};

/** Returns what the panel says of limits, in the user's language. */
export function useLimitLabels(roles: RoleLimitsResponse['roles'] = []): LimitLabels {
  const translate = useTexts(englishLimits);
  const { getTypeLabel } = useContentLabels();
  const { locale } = useIntl();
  const labelName = (name: string) => translateRoleName(name, locale);
  const labelPlaces = (places: readonly ShownPlace[]) =>
    places.map(({ title, isDeleted }) => (isDeleted ? translate('ochiq.limits.deleted', { place: title }) : title)).join(', ');
  const labelGroup = ({ types, rights, locales: languages }: LiftedGroup) => {
    const what = `${types.map(getTypeLabel).join(', ')}: ${rights.map((right) => translate(`ochiq.limits.right.${right}`)).join(', ')}`;
    return languages.length === localeCodes.length ? what : `${what} (${languages.map((code) => locales[code].name).join(', ')})`;
  };
  return {
    labelRole: (code) => labelName(roles.find((role) => role.code === code)?.name ?? code),
    labelName,
    labelPlaces,
    labelLifted: (rights) => groupLifted(rights).map(labelGroup).join('; '),
    describePages: ({ sections, units }) => {
      if (sections !== null) return translate('ochiq.limits.pages.some', { places: labelPlaces(sections) });
      return translate(units === null ? 'ochiq.limits.pages.all' : 'ochiq.limits.pages.by-unit');
    },
    describeUnits: ({ units }) =>
      units === null ? translate('ochiq.limits.units.all') : translate('ochiq.limits.units.some', { places: labelPlaces(units) }),
  };
}
