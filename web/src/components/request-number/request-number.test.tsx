import { requestNumberMarker, withRequestNumber } from '@ochiq/contract/wire/request-number';
import { renderToStaticMarkup } from 'react-dom/server';

import { RequestNumber } from './request-number';

test('is a placeholder that the server fills', () => {
  const html = renderToStaticMarkup(<RequestNumber label="Номер запроса:" />);
  expect(html).toContain(`Номер запроса: <code>${requestNumberMarker}</code>`);
  expect(withRequestNumber(html, 'a3bb189e')).toContain('<code>a3bb189e</code>');
});
