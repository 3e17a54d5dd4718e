import { Menu } from '@strapi/design-system';
import { useRef } from 'react';

/** Something that can be chosen in a menu of the toolbar. */
export type MenuChoice = { id: string; label: string; choose: () => void };

type Props = { label: string; text: string; choices: readonly MenuChoice[]; isDisabled: boolean };

/** Renders a menu of the toolbar. What is chosen has the focus afterwards: the text, or a dialog. */
export function ToolbarMenu({ label, text, choices, isDisabled }: Props) {
  const isChosen = useRef(false);
  return (
    <Menu.Root onOpenChange={(isOpen) => isOpen && (isChosen.current = false)}>
      <Menu.Trigger
        type="button"
        variant="ghost"
        size="S"
        aria-label={label}
        title={label}
        disabled={isDisabled}
        tabIndex={-1}
        data-tool=""
      >
        {text}
      </Menu.Trigger>
      <Menu.Content
        onCloseAutoFocus={(event) => {
          if (isChosen.current) event.preventDefault();
        }}
      >
        {choices.map(({ id, label: name, choose }) => (
          <Menu.Item
            key={id}
            onSelect={() => {
              isChosen.current = true;
              // After the menu has given its focus up.
              window.setTimeout(choose);
            }}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Content>
    </Menu.Root>
  );
}
