import { Flex, Tooltip, VisuallyHidden } from '@strapi/design-system';
import { Earth, Link } from '@strapi/icons';
import { useIntl } from 'react-intl';

import { englishShared } from '../texts/en/shared.ts';

/** Renders an icon next to a label: a globe where each language has its own value, a chain where all share one. */
export function SharedMark({ isShared }: { isShared: boolean }) {
  const id = isShared ? 'ochiq.shared.shared' : 'ochiq.shared.own';
  const label = useIntl().formatMessage({ id, defaultMessage: englishShared[id] });
  const Icon = isShared ? Link : Earth;
  return (
    <Flex tag="span">
      <VisuallyHidden tag="span">{label}</VisuallyHidden>
      <Tooltip label={label}>
        <Icon aria-hidden focusable={false} width="1.2rem" height="1.2rem" fill={isShared ? 'primary600' : 'neutral500'} />
      </Tooltip>
    </Flex>
  );
}
