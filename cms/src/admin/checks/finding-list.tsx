import { Button, Flex, Typography } from '@strapi/design-system';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishChecks } from '../texts/en/checks.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { AddressReplacement, Finding } from './finding.ts';

/** More would push the other panels out of sight. */
const maxShown = 12;
const maxExcerpt = 60;

const shorten = (text: string): string => (text.length > maxExcerpt ? `${text.slice(0, maxExcerpt)}…` : text);

type Props = {
  findings: readonly Finding[];
  pick: (path: string) => void;
  /** Takes the new address into the form. */
  take: (replacement: AddressReplacement) => void;
};

/** Renders the address that a link has moved to, in full: the editor decides about it. */
function NewAddress({ replacement, take }: { replacement: AddressReplacement; take: Props['take'] }) {
  const translate = useTexts(englishChecks);
  const label = translate('ochiq.checks.take');
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Typography variant="pi" style={{ overflowWrap: 'anywhere' }}>
        {translate('ochiq.checks.new-address', { address: replacement.to })}
      </Typography>
      <Button
        type="button"
        variant="tertiary"
        size="S"
        aria-label={translate('ochiq.checks.item', { advice: label, words: replacement.to })}
        onClick={() => take(replacement)}
        style={wrappingButton}
      >
        {label}
      </Button>
    </Flex>
  );
}

/** Renders what was noticed in a text; each leads to its place. */
export function FindingList({ findings, pick, take }: Props) {
  const translate = useTexts(englishChecks);
  if (findings.length === 0) return <Typography textColor="neutral600">{translate('ochiq.checks.none')}</Typography>;
  const describe = ({ kind, excerpt }: Finding) => {
    const advice = translate(`ochiq.checks.${kind}`);
    return excerpt === '' ? advice : translate('ochiq.checks.item', { advice, words: shorten(excerpt) });
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="pi" textColor="neutral600">
        {translate('ochiq.checks.hint')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {findings.slice(0, maxShown).map((finding, index) => (
          <li key={`${finding.kind} ${finding.path} ${String(index)}`}>
            <Button
              type="button"
              variant="ghost"
              size="S"
              onClick={() => pick(finding.path)}
              style={{ ...wrappingButton, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start', paddingInline: 0 }}
            >
              {describe(finding)}
            </Button>
            {finding.replacement && <NewAddress replacement={finding.replacement} take={take} />}
          </li>
        ))}
      </Flex>
      {findings.length > maxShown && (
        <Typography variant="pi">{translate('ochiq.checks.more', { count: findings.length - maxShown })}</Typography>
      )}
    </Flex>
  );
}
