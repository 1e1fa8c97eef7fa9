// What `fetch` means in sightlines.html: the files are in the page itself, each in a <script> that is none. All but
// plain text are packed.
const missing = () => new Response(null, { status: 404 });

function unpacked(script) {
  const packed = Uint8Array.from(atob(script.textContent), (letter) => letter.charCodeAt(0));
  return new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
}

async function inside(path) {
  const script = document.getElementById(`file:${path}`);
  if (!script) return missing();
  return new Response(script.type === 'text/plain' ? script.textContent : unpacked(script));
}

export { inside as fetch };
