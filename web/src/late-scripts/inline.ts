import { startLate } from './start-late';

const { build, scripts = '' } = document.currentScript?.dataset ?? {};
// Gatsby compares the build of the page with that of the data it fetches.
Object.assign(window, { ___webpackCompilationHash: build });
startLate(scripts.split(' '));
