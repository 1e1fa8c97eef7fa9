// The running examples of embed.html. Every one of them is written as a site of your own would write it.
const element = (id) => document.getElementById(id);

// Snippets name the address at which this page really is.
for (const place of document.querySelectorAll('.here')) place.textContent = new URL('./', location.href).href;

for (const button of document.querySelectorAll('button[data-copies]'))
  button.addEventListener('click', async () => {
    const source = element(button.dataset.copies);
    try {
      await navigator.clipboard.writeText(source.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(source);
      button.textContent = 'Selected: press Ctrl+C';
    }
  });

// --- the dive: events
const dive = element('dive');
const dispatch = element('dispatch');

function report(kind, sentence) {
  const line = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = kind;
  line.append(name, ` ${sentence}`);
  dispatch.prepend(line);
  while (dispatch.children.length > 6) dispatch.lastElementChild.remove();
}

dive.addEventListener('ready', ({ detail }) => report('ready', `Sightlines ${detail.version} is listening.`));
dive.addEventListener('change', ({ detail }) =>
  report('change', detail.ply ? `Action ${detail.ply} of ${detail.size}: ${detail.move}` : 'Back at the beginning.'));
dive.addEventListener('refused', ({ detail }) => report('refused', `${detail.message} ${detail.rule}`));
dive.addEventListener('over', ({ detail }) =>
  report('over', `The winner: player ${detail.result.winners.join(' and ')}, by ${detail.result.reason}.`));

// --- the dive: methods
const said = element('said');

function tries(button, work) {
  element(button).addEventListener('click', async () => {
    said.textContent = '';
    try {
      said.textContent = (await work()) ?? '';
    } catch ({ rule, message }) {
      said.textContent = `${message} ${rule}`;
    }
  });
}

tries('play-dive', () => dive.play('c4v> xd7'));
tries('play-wrong', () => dive.play('xd7'));
tries('go-back', () => dive.goTo(0));
tries('show-record', async () => JSON.stringify(await dive.record()));

// --- the fight: a slider over the moves
const fight = element('fight');
const slider = element('slider');
slider.addEventListener('input', () => fight.goTo(Number(slider.value)));
fight.addEventListener('change', ({ detail }) => {
  slider.max = detail.size;
  slider.value = detail.ply;
  element('ply').textContent = detail.ply ? `after ${detail.move}` : 'at the start';
});

// --- the lesson
element('school').addEventListener('solved', () => { element('solved').hidden = false; });
