import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 3.2rem;
  height: 3.2rem;
  padding: 0 0.6rem;
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: none;
  color: ${({ theme }) => theme.colors.neutral800};
  cursor: pointer;

  & > svg {
    width: 1.6rem;
    height: 1.6rem;
  }

  &:hover:not([aria-disabled='true']) {
    background: ${({ theme }) => theme.colors.primary100};
  }

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    background: ${({ theme }) => theme.colors.primary100};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.colors.neutral500};
    cursor: not-allowed;
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 1px;
  }
`;

type Props = {
  label: string;
  /** The keys that do the same, for example `Ctrl+B`. */
  keys?: string;
  icon: ReactNode;
  /** Missing for a button that does something, instead of switching something on. */
  isPressed?: boolean;
  isDisabled: boolean;
  press: () => void;
};

/**
 * Renders a button of the toolbar. One that does nothing now can still be reached by the arrow keys, which otherwise
 * would jump about while one writes.
 */
export function ToolbarButton({ label, keys, icon, isPressed, isDisabled, press }: Props) {
  return (
    <Button
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      tabIndex={-1}
      data-tool=""
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isDisabled ? undefined : press())}
    >
      {icon}
    </Button>
  );
}
