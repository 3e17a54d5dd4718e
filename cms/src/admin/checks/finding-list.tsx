import { Button, Flex, Typography } from '@strapi/design-system';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { englishChecks } from '../texts/en/checks.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Finding } from './finding.ts';

/** More would push the other panels out of sight. */
const maxShown = 12;
const maxExcerpt = 60;

const shorten = (text: string): string => (text.length > maxExcerpt ? `${text.slice(0, maxExcerpt)}…` : text);

/** Renders what was noticed in a text; each leads to its place. */
export function FindingList({ findings, pick }: { findings: readonly Finding[]; pick: (path: string) => void }) {
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
          </li>
        ))}
      </Flex>
      {findings.length > maxShown && (
        <Typography variant="pi">{translate('ochiq.checks.more', { count: findings.length - maxShown })}</Typography>
      )}
    </Flex>
  );
}
