import { deferHydration, getPageDataAddress } from './defer-hydration';

const { build, scripts = '' } = document.currentScript?.dataset ?? {};
// Gatsby compares the build of the page with that of the data it fetches, and looks for parts to prefetch in a map
// that it writes as a text and so finds nothing in: an empty one is as good, and spares a kilobyte on every page.
const { pagePath = '' } = Object.assign(window as Window & { pagePath?: string }, {
  ___webpackCompilationHash: build,
  ___chunkMapping: {},
});
const addresses = scripts.split(' ');
const [first = ''] = addresses;
deferHydration({ scripts: addresses, data: getPageDataAddress(first, pagePath) });
