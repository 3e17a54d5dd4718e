import { toAnchor } from './heading-anchors';

it.each([
  ['Nima oʻzgardi?', 'nima-ozgardi'],
  ['Maʼlumotlar — gʻoya', 'malumotlar-goya'],
  ['Где установлены датчики', 'gde-ustanovleny-datchiki'],
  ['Ўзбекистон Қонуни', 'ozbekiston-qonuni'],
  ['What comes next', 'what-comes-next'],
  ['Café №2', 'cafe-2'],
  ['—', ''],
])('makes of “%s” the anchor “%s”', (heading, anchor) => {
  expect(toAnchor(heading)).toBe(anchor);
});
