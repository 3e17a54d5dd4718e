import { Button, Flex, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';

import { wrappingButton } from '../editing/wrapping-button.ts';

/** A text that is named in a button: the beginning tells it from the others. */
const maxNamed = 60;
export const shortenText = (text: string): string => (text.length > maxNamed ? `${text.slice(0, maxNamed)}…` : text);

export const breaking = { overflowWrap: 'anywhere' } as const;

type ButtonProps = { variant?: 'ghost' | 'secondary'; about?: string; disabled?: boolean; onClick: () => void; children: string };

/** Renders what is done with a text; `about` says with which. */
export function HelpButton({ variant = 'secondary', about, disabled = false, onClick, children }: ButtonProps) {
  return (
    <Button type="button" size="S" {...{ variant, disabled, onClick }} aria-label={about} style={wrappingButton}>
      {children}
    </Button>
  );
}

/** A text of a list: its description, and its buttons. */
export type HelpItem = { key: string; content: ReactNode; buttons: ReactNode };

type ListProps = { heading: string; hint?: string; items: readonly HelpItem[] };

/** Renders texts below their heading. */
export function HelpList({ heading, hint, items }: ListProps) {
  const id = useId();
  return (
    <>
      <Typography id={id} tag="h3" variant="sigma">
        {heading}
      </Typography>
      {hint !== undefined && (
        <Typography variant="pi" textColor="neutral600">
          {hint}
        </Typography>
      )}
      {items.length > 0 && (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-labelledby={id}>
          {items.map(({ key, content, buttons }) => (
            <li key={key}>
              <Flex direction="column" alignItems="stretch" gap={1}>
                {content}
                <Flex gap={2} wrap="wrap">
                  {buttons}
                </Flex>
              </Flex>
            </li>
          ))}
        </Flex>
      )}
    </>
  );
}
