import { Button, Flex } from '@strapi/design-system';

/** A button of a row: its label, its name with that of the row, and what it opens. */
type RowButton = { label: string; name: string; press: (button: HTMLElement) => void };

type Props = { change: RowButton; remove: RowButton };

const toProps = ({ name, press }: RowButton) => ({
  ...({ type: 'button', size: 'S', 'aria-label': name } as const),
  onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => press(currentTarget),
});

/** Renders the buttons that change and remove what a row of a list of settings is about. */
export function RowButtons({ change, remove }: Props) {
  return (
    <Flex gap={2} wrap="wrap">
      <Button variant="tertiary" {...toProps(change)}>
        {change.label}
      </Button>
      <Button variant="danger-light" {...toProps(remove)}>
        {remove.label}
      </Button>
    </Flex>
  );
}
