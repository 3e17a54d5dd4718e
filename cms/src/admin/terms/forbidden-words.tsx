import type { ContentTypeName } from '@ochiq/contract/content-types';
import type { Locale } from '@ochiq/contract/routing/locales';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useMemo } from 'react';

import { wrappingButton } from '../editing/wrapping-button.ts';
import { focusField } from '../preview/focus-field.ts';
import { useOwnTexts } from '../texts/use-own-texts.ts';
import { type ForbiddenFinding, listForbidden } from './list-forbidden.ts';
import { useForbiddenFinder } from './use-forbidden-finder.ts';
import { termTexts } from './term-texts.ts';

/** More would push the other panels out of sight. */
const maxShown = 12;

/** Renders words that are not to be written, each with what to write; each leads to its place. */
export function ForbiddenList({ findings, pick }: { findings: readonly ForbiddenFinding[]; pick: (path: string) => void }) {
  const translate = useOwnTexts(termTexts);
  if (findings.length === 0) return null;
  return (
    <Flex direction="column" alignItems="stretch" gap={1} data-ochiq="forbidden-words">
      <Typography variant="pi" fontWeight="bold">
        {translate('ochiq.terms.advice')}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {findings.slice(0, maxShown).map(({ path, text, instead }, index) => (
          <li key={`${path} ${text} ${String(index)}`}>
            <Button
              type="button"
              variant="ghost"
              size="S"
              onClick={() => pick(path)}
              style={{ ...wrappingButton, whiteSpace: 'normal', textAlign: 'start', justifyContent: 'start', paddingInline: 0 }}
            >
              {translate('ochiq.terms.instead', { words: text, instead })}
            </Button>
          </li>
        ))}
      </Flex>
      {findings.length > maxShown && (
        <Typography variant="pi">{translate('ochiq.terms.more', { count: findings.length - maxShown })}</Typography>
      )}
    </Flex>
  );
}

type Props = { type: ContentTypeName; locale: Locale; values: Readonly<Record<string, unknown>> };

/** Renders the words of a form that the term base advises against. */
export function ForbiddenWords({ type, locale, values }: Props) {
  const find = useForbiddenFinder(locale);
  const findings = useMemo(() => (find ? listForbidden(type, values, find) : []), [type, values, find]);
  return <ForbiddenList findings={findings} pick={(path) => focusField(document, path)} />;
}
