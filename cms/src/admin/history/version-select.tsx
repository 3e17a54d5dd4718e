import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';

import type { Version } from '../../content/history/version.ts';
import { englishHistory } from '../texts/en/history.ts';
import { useTexts } from '../texts/use-texts.ts';
import { describeOrigin, formatVersionName } from './describe-version.ts';

type Props = {
  name: string;
  label: string;
  versions: readonly Version[];
  /** `null` for what the entry says now. */
  value: number | null;
  onChange: (id: number | null) => void;
  /** Whether what the entry says now can be chosen. */
  hasNow: boolean;
};

const now = 'now';

/** Renders the choice of a version. */
export function VersionSelect({ name, label, versions, value, onChange, hasNow }: Props) {
  const translate = useTexts(englishHistory);
  return (
    <Field.Root name={name} flex="1 1 18rem">
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value === null ? now : String(value)} onChange={(chosen) => onChange(chosen === now ? null : Number(chosen))}>
        {hasNow && <SingleSelectOption value={now}>{translate('ochiq.history.now')}</SingleSelectOption>}
        {versions.map((version) => (
          <SingleSelectOption key={version.id} value={String(version.id)}>
            {[formatVersionName(version, translate), describeOrigin(version, translate)].filter(Boolean).join(' — ')}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
}
