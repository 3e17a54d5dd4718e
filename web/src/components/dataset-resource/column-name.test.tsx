import { show } from '../../../test/show';
import { ColumnName } from './column-name';

it.each([
  ['region', 'region'],
  ['last_measured_on', 'last_<wbr>measured_on'],
  ['mean_depth_m', 'mean_<wbr>depth_m'],
])('%s breaks after its underscores, but no unit is left alone', (name, html) => {
  expect(show(<ColumnName>{name}</ColumnName>).container.innerHTML).toBe(html);
});
