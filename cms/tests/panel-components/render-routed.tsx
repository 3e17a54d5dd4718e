import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { renderPart } from './render-part.tsx';

/** Renders a part of the panel with links in it, at an address of the panel. */
export const renderRouted = (part: ReactElement, address = '/'): ReturnType<typeof renderPart> =>
  renderPart(
    <MemoryRouter initialEntries={[address]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
      {part}
    </MemoryRouter>,
  );
