// In index.html and 404.html themselves: where the "#" of a link was encoded on its way, by a mail filter or a chat, it
// is taken for the name of a file, which no host has. The page is opened with its fragment again.
{
  const url = new URL(location.href);
  const sent = url.pathname + (/^\?embed\b/.test(url.search) ? url.search : '');
  const sharp = /%(?:25)*23/i.exec(sent);
  if (sharp && !url.hash) {
    let fragment = sent.slice(sharp.index + sharp[0].length).split(/[?&]/)[0];
    for (let coded = sharp[0].length; coded > 3; coded -= 2) fragment = fragment.replaceAll('%25', '%');
    [url.pathname, url.search = ''] = sent.slice(0, sharp.index).split('?');
    url.hash = fragment;
    location.replace(url);
  }
}
