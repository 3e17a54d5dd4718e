// The worker as tests run it: from its sources, which nothing has compiled.
import '../src/render/worker.ts';
