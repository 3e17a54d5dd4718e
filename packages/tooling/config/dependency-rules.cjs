/** Every rule reads: `from` may not reach `to`. The numbers are those of .github/ARCHITECTURE.md, "Import rules". */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const places = {
  contract: 'packages/contract',
  uzbek: 'packages/uzbek',
  'http-policy': 'packages/http-policy',
  pages: 'packages/pages',
  cms: 'cms',
  web: 'web',
  artwork: 'packages/artwork',
  images: 'packages/images',
  publisher: 'packages/publisher',
  edge: 'packages/edge',
  search: 'packages/search',
  bucket: 'packages/bucket',
  'service-kit': 'packages/service-kit',
  cli: 'packages/cli',
  tooling: 'packages/tooling',
};
const mayUse = {
  contract: [],
  uzbek: [],
  'http-policy': ['contract'],
  bucket: [],
  pages: ['contract', 'uzbek'],
  cms: ['bucket', 'contract', 'search', 'service-kit', 'uzbek'],
  artwork: [],
  images: ['artwork', 'service-kit'],
  web: ['contract', 'pages', 'service-kit', 'uzbek', 'artwork', 'images'],
  publisher: ['bucket', 'contract', 'pages', 'search', 'service-kit', 'uzbek', 'artwork', 'images', 'http-policy'],
  edge: ['contract', 'http-policy', 'search', 'service-kit', 'uzbek'],
  search: ['contract', 'service-kit', 'uzbek'],
  'service-kit': [],
  // Images of production have the operators' commands, and no development tools.
  cli: [],
  tooling: ['cli'],
};

const boundaries = Object.entries(mayUse).map(([name, allowed]) => {
  const forbidden = Object.keys(places).filter((other) => other !== name && !allowed.includes(other));
  return forbid(
    `boundary-${name}`,
    'R1–R7, R10: see .github/ARCHITECTURE.md, "Import rules"',
    { path: `^${places[name]}/`, pathNot: '(jest\\.config\\.mjs|on-postgres\\.test\\.ts)$' },
    { path: forbidden.map((other) => `^${places[other]}/`) },
  );
});

const foreignSource = Object.entries(places).map(([name, place]) =>
  forbid(
    `no-deep-path-into-${name}`,
    'R8: packages only by name and exported subpath',
    { pathNot: `^${place}/` },
    { path: `^${place}/(src|config)/`, dependencyTypes: ['local'] },
  ),
);

const layers = ['styles', 'i18n', 'components', 'blocks', 'features', 'layouts', 'templates'];
const upward = layers
  .slice(0, -1)
  .map((layer, index) =>
    forbid(
      `one-way-down-${layer}`,
      'R9: templates → layouts → features → blocks → components → i18n → styles',
      { path: `^web/src/${layer}/`, pathNot: '\\.test\\.' },
      { path: layers.slice(index + 1).map((above) => `^web/src/${above}/`) },
    ),
  );

module.exports = {
  forbidden: [
    // What only the compiler sees is gone when the code runs.
    forbid('no-cycles', 'R8', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbid(
      'contract-needs-only-zod',
      'R1',
      { path: '^packages/contract/src', pathNot: '\\.test\\.' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'uzbek-needs-nothing',
      'R2',
      { path: '^packages/uzbek/src', pathNot: '\\.test\\.' },
      { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    ),
    forbid('pages-are-pure', 'R3', { path: '^packages/pages/src', pathNot: '\\.test\\.' }, { dependencyTypes: ['core'] }),
    forbid('pages-know-no-framework', 'R3', { path: '^packages/pages/src' }, { path: 'node_modules/(gatsby|react|@strapi)' }),
    forbid(
      'features-are-islands',
      'R9',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'blocks-are-islands',
      'R9',
      { path: '^web/src/blocks/([^/]+)/' },
      { path: '^web/src/blocks/[^/]+/', pathNot: '^web/src/blocks/$1/' },
    ),
    forbid(
      'operators-need-no-development-dependency',
      'R10: images of production are installed without them',
      { path: '^packages/cli/src', pathNot: '\\.test\\.' },
      { dependencyTypes: ['npm-dev'] },
    ),
    forbid('build-code-stays-in-the-build', 'R12', { path: '^web/src/(?!build|ssr)' }, { path: '^web/src/(build|ssr)/' }),
    forbid(
      'no-classic-zod-in-the-browser',
      'R12',
      { path: '^web/src/(?!build|ssr)', pathNot: '\\.test\\.' },
      { path: 'node_modules/zod/(?!.*mini)', dependencyTypesNot: ['type-only'] },
    ),
    ...boundaries,
    ...foreignSource,
    ...upward,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(\\.cache|public|\\.site|\\.results)/|^cms/types/|^(cms|packages/[^/]+)/dist/.*(?<!\\.js)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['default', 'import', 'require', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
