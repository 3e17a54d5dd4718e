import { checkCatalogue } from './check-catalogue.ts';

const prefixes = `
  @prefix sh: <http://www.w3.org/ns/shacl#> .
  @prefix dcat: <http://www.w3.org/ns/dcat#> .
  @prefix dct: <http://purl.org/dc/terms/> .
`;
const shapes = `${prefixes}
  <urn:shape> a sh:NodeShape ; sh:targetClass dcat:Dataset ; sh:property [ sh:path dct:title ; sh:minCount 1 ] .`;

test('reports a data set that violates the shapes', async () => {
  const catalogue = `${prefixes} <urn:a> a dcat:Dataset . <urn:b> a dcat:Dataset ; dct:title "B" .`;
  const findings = await checkCatalogue(catalogue, shapes, '9');
  expect(findings).toEqual([
    { validator: 'catalogue', message: expect.stringMatching(/^DCAT-AP 9: title: MinCountConstraintComponent/u), place: 'urn:a' },
  ]);
});
