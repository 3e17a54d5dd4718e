// The thread of the search index as tests run it: from its sources, which nothing has compiled.
import '../src/search/worker.ts';
