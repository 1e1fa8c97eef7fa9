// A thread of Node or Deno out of a text. It keeps the process alive only while an answer is awaited.
import { Worker } from 'node:worker_threads';

/** @type {import('./thread').Start} */
export function startThread(code, heard, failed) {
  const worker = new Worker(code, { eval: true });
  worker.on('message', heard);
  worker.on('error', (cause) => { failed(cause.message); });
  worker.unref();
  return {
    post: (message) => { worker.postMessage(message); },
    stop: () => { worker.terminate(); },
    hold: (yes) => { if (yes) worker.ref(); else worker.unref(); },
  };
}
