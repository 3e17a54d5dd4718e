export default {
  routes: [{ method: 'GET', path: '/changes', handler: 'changes.list' }],
};
