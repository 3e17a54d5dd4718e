import type { UnitCard as Unit } from '@ochiq/pages/plan/units';

import { langOf } from '../../i18n/lang-of';
import { Card } from '../card/card';
import type { HeadingLevel } from '../heading/heading';
import { UnitFacts } from '../unit-facts/unit-facts';

export function UnitCard({ unit, level }: { unit: Unit; level: HeadingLevel }) {
  const { label, path, lang, summary } = unit;
  return (
    <Card title={label} to={path} lang={lang} level={level}>
      {summary !== null && <p lang={langOf(lang)}>{summary}</p>}
      <UnitFacts unit={unit} lang={lang} compact />
    </Card>
  );
}
