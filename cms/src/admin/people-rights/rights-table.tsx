import { Flex, Typography } from '@strapi/design-system';

import { type PersonRightsResponse, shownRights, type TypeRights } from '../../people/rights/people-rights.ts';
import { groupLinks } from '../left-side/type-groups.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { useLimitLabels } from '../role-limits/use-limit-labels.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { englishRights } from '../texts/en/people/rights.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useRightsLabels } from './use-rights-labels.ts';

/** Sorts types as the left side of the panel lists them. */
const sortTypes = (types: readonly TypeRights[]): TypeRights[] =>
  groupLinks(types.map((one) => ({ ...one, uid: `api::${one.type}.${one.type}` }))).flatMap(({ links }) => links);

const hasRights = ({ rights }: TypeRights): boolean => shownRights.some((right) => rights[right].length > 0);

/** Renders the types to which a person has rights, in words, and names the others. */
function TypesTable({ name, types }: { name: string; types: readonly TypeRights[] }) {
  const translate = useTexts(englishRights);
  const { labelType, labelRight } = useRightsLabels();
  const sorted = sortTypes(types);
  const [granted, others] = [sorted.filter(hasRights), sorted.filter((type) => !hasRights(type))];
  return (
    <>
      {granted.length === 0 ? (
        <Typography>{translate('ochiq.rights.nothing')}</Typography>
      ) : (
        <FigureTable
          name={name}
          isTopAligned
          columns={[translate('ochiq.rights.type'), ...shownRights.map((right) => translate(`ochiq.rights.${right}`))].map((title) => ({
            title,
          }))}
          rows={granted.map(({ type, rights }) => ({
            key: type,
            cells: [
              <Typography key="type" fontWeight="semiBold">
                {labelType(type)}
              </Typography>,
              ...shownRights.map((right) => labelRight(rights[right])),
            ],
          }))}
        />
      )}
      {granted.length > 0 && others.length > 0 && (
        <Typography>{translate('ochiq.rights.without', { types: others.map(({ type }) => labelType(type)).join(', ') })}</Typography>
      )}
    </>
  );
}

/** Renders which limits have no effect for a person, by which other role of theirs, for what, and what to do. */
function LiftedLimits({ lifted }: Pick<PersonRightsResponse, 'lifted'>) {
  const translate = useTexts(englishLimits);
  const { labelName, labelLifted } = useLimitLabels();
  return lifted.map(({ role, by, rights }) => (
    <Typography key={`${role} ${by}`} textColor="danger700" data-ochiq="lifted">
      {translate('ochiq.limits.lifted.person', { role: labelName(role), by: labelName(by), rights: labelLifted(rights) })}
    </Typography>
  ));
}

/** Renders where the roles of a person write that do not write everywhere, in sentences. */
function Places({ places }: Pick<PersonRightsResponse, 'places'>) {
  const translate = useTexts(englishLimits);
  const { labelName, describePages, describeUnits } = useLimitLabels();
  return places.map((limit) => (
    <Typography key={limit.role} data-ochiq="places">
      {[translate('ochiq.limits.person', { role: labelName(limit.role) }), describePages(limit), describeUnits(limit)].join(' ')}
    </Typography>
  ));
}

/** Renders what a person may do: their roles, whether they can sign in, and their rights to each type. */
export function RightsTable({ rights: { person, isAdministrator, types, places, lifted, others } }: { rights: PersonRightsResponse }) {
  const translate = useTexts(englishRights);
  const { labelRoles } = useRightsLabels();
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex direction="column" alignItems="flex-start" gap={1} role="status">
        <Typography variant="beta" tag="h2" translate="no">
          {person.name}
        </Typography>
        <Typography>{translate('ochiq.rights.roles', { roles: labelRoles(person.roles) })}</Typography>
        <Typography {...(!person.isActive && { textColor: 'danger700' })}>
          {translate(person.isActive ? 'ochiq.rights.active' : 'ochiq.rights.inactive')}
        </Typography>
        {isAdministrator && <Typography>{translate('ochiq.rights.administrator')}</Typography>}
        <Places places={places} />
        <LiftedLimits lifted={lifted} />
      </Flex>
      <TypesTable name={translate('ochiq.rights.table', { person: person.name })} types={types} />
      {!isAdministrator && others > 0 && <Typography>{translate('ochiq.rights.others', { count: others })}</Typography>}
    </Flex>
  );
}
