// Runs in the worker, after the glue code of an engine. Receives the compiled module, then lines for `serve`, and
// answers each with a line. Lines that arrive early wait.
/* global createEngine */
/** @type {Promise<Engine>} */
const ready = new Promise((resolve) => {
  /** @param {MessageEvent<WebAssembly.Module>} event */
  const begin = ({ data: module }) => {
    resolve(createEngine({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module));
        return {}; // instantiated asynchronously
      },
    }));
  };
  addEventListener('message', begin, { once: true });
});

addEventListener('message', async ({ data: line }) => {
  if (typeof line !== 'string') return;
  const engine = await ready;
  const bytes = new TextEncoder().encode(line);
  const at = engine._malloc(bytes.length);
  engine.HEAPU8.set(bytes, at);
  const reply = engine.UTF8ToString(engine._answer(at, bytes.length));
  engine._free(at);
  postMessage(reply);
});
