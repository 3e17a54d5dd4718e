/** Every class is called as it is written. */
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => (name in target ? target[name] : name) });
