import { contentTypeNames } from '@ochiq/contract/content-types';
import { type IntakeTypeName, intakeTypes } from '@ochiq/contract/forms/intake-types';
import { localeCodes, locales } from '@ochiq/contract/routing/locales';
import { useIntl } from 'react-intl';

import type { LanguageRight, RightLimit, TypeWithRights } from '../../people/rights/people-rights.ts';
import { translateRoleName } from '../audit/role-name.ts';
import { englishRights } from '../texts/en/people/rights.ts';
import { useContentLabels, useSubmissionLabels, useTexts } from '../texts/use-texts.ts';

/** What the panel calls types, roles and rights. */
export type RightsLabels = {
  labelType: (type: TypeWithRights) => string;
  labelRoles: (roles: readonly string[]) => string;
  /** Says what limits something: `Русский (some fields)`. */
  labelLimited: (what: string, limits: readonly RightLimit[]) => string;
  /** Says in which languages a right is, and how far it goes there. */
  labelRight: (languages: readonly LanguageRight[]) => string;
};

/** Puts languages with the same limits together, the widest first. */
function groupByLimits(languages: readonly LanguageRight[]): { limits: readonly RightLimit[]; languages: LanguageRight[] }[] {
  const groups = new Map<string, { limits: readonly RightLimit[]; languages: LanguageRight[] }>();
  for (const language of languages) {
    const key = language.limits.join(' ');
    const group = groups.get(key) ?? { limits: language.limits, languages: [] };
    group.languages.push(language);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((one, other) => one.limits.length - other.limits.length);
}

const isIntake = (type: TypeWithRights): type is IntakeTypeName => type in intakeTypes;

/** Returns what the panel calls types, roles and rights, in the user's language. */
export function useRightsLabels(): RightsLabels {
  const translate = useTexts(englishRights);
  const { getTypeLabel } = useContentLabels();
  const getSubmissionLabel = useSubmissionLabels();
  const { locale } = useIntl();
  const labelLimited = (what: string, limits: readonly RightLimit[]) =>
    limits.length === 0
      ? what
      : translate('ochiq.rights.limited', { what, limits: limits.map((limit) => translate(`ochiq.rights.${limit}`)).join(', ') });
  const labelLanguages = (languages: readonly LanguageRight[]) => {
    const codes = languages.flatMap((language) => language.locale ?? []);
    if (codes.length === 0) return translate('ochiq.rights.yes');
    return codes.length === localeCodes.length
      ? translate('ochiq.rights.all-languages')
      : codes.map((code) => locales[code].name).join(', ');
  };
  return {
    labelType: (type) => {
      const content = contentTypeNames.find((name) => name === type);
      if (content !== undefined) return getTypeLabel(content);
      return isIntake(type) ? getSubmissionLabel(type) : type;
    },
    labelRoles: (roles) =>
      roles.length === 0 ? translate('ochiq.rights.no-roles') : roles.map((role) => translateRoleName(role, locale)).join(', '),
    labelLimited,
    labelRight: (languages) =>
      languages.length === 0
        ? translate('ochiq.rights.no')
        : groupByLimits(languages)
            .map((group) => labelLimited(labelLanguages(group.languages), group.limits))
            .join('; '),
  };
}
