// Runs in the worker, behind engine.js: receives the module, then lines with a number, and answers each of them. Both
// are one text in the package (pack.mjs), so that no bundler has to find a file of theirs.
/* global engineOf, require */
const port = typeof require === 'function' ? require('node:worker_threads').parentPort : self;
let ready;
const take = async (data) => {
  if (data.module) {
    ready = engineOf(data.module);
    return;
  }
  const answer = await ready;
  port.postMessage({ id: data.id, reply: answer(data.line) });
};
if (port.on) port.on('message', take);
else port.onmessage = ({ data }) => take(data);
